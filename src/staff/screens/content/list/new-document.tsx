import { Alert, Button, Group, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInvalidate } from "@refinedev/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { createContentEntry, listContentEntries } from "../../../../contracts/staff/calls/content-calls.ts";
import { REGION_NAMES } from "../../../../editions/regions.ts";
import { callStaff, StaffError } from "../../../data/call-staff.ts";
import { sentenceOf } from "../../../frame/notifications.tsx";
import { useText } from "../../../frame/staff-text.tsx";
import { Section } from "../../../parts/section.tsx";
import { documentPath } from "../content-words.ts";
import { useRegionWords } from "../use-region-words.ts";
import { useTypes } from "../use-types.ts";

/** A new document, empty or with the fields of another one: `?new=1`, or `?new=1&from=…&region=…`. */
export function NewDocument({
  from,
  region: asked,
}: {
  from: string | undefined;
  region: string | undefined;
}) {
  const text = useText();
  const { t } = text;
  const { types, choices } = useTypes();
  const regionWords = useRegionWords();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [, setParams] = useSearchParams();
  const [type, setType] = useState<string | null>(from?.split("/")[1] ?? null);
  const [slug, setSlug] = useState("");
  const [region, setRegion] = useState<string | null>(asked ?? null);
  const [copied, setCopied] = useState<string | null>(from ?? null);
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const isInRegions = types.find((one) => one.type === type)?.inRegions ?? false;

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isInRegions && region === null) return setProblem(t("staff.content.new.needsRegion"));
    const input = createContentEntry.input.safeParse({
      ...{ type, slug },
      ...(isInRegions && { region }),
      ...(copied && { from: copied }),
    });
    if (!input.success) return setProblem(t("staff.content.new.wrong"));
    setSaving(true);
    setProblem("");
    try {
      const { id } = await callStaff(createContentEntry, input.data);
      await invalidate({ resource: "content", invalidates: ["resourceAll"] });
      navigate(documentPath(id));
    } catch (error) {
      const isTaken = error instanceof StaffError && error.reason === "taken";
      setProblem(isTaken ? t("staff.content.new.taken") : sentenceOf(error, text));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Section title={t("staff.content.new")}>
      <form onSubmit={create} noValidate>
        <Stack>
          {problem && <Alert color="red">{problem}</Alert>}
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: "end" }}>
            <Select
              label={t("staff.content.type")}
              data={choices.filter(({ canWrite }) => canWrite)}
              value={type}
              onChange={(value) => {
                setType(value);
                setCopied(null);
              }}
              searchable
              required
            />
            {isInRegions && (
              <Select
                label={t("staff.content.region")}
                data={REGION_NAMES.map((one) => ({ value: one, label: regionWords(one) }))}
                value={region}
                onChange={setRegion}
                required
              />
            )}
            <TextInput
              label={t("staff.content.new.name")}
              description={t("staff.content.new.nameHint")}
              dir="ltr"
              maxLength={80}
              value={slug}
              onChange={({ currentTarget }) => setSlug(asSlug(currentTarget.value))}
              required
            />
            {type && <CopyOf type={type} value={copied} onChange={setCopied} />}
          </SimpleGrid>
          <Group>
            <Button type="submit" loading={isSaving}>
              {t("staff.content.new.create")}
            </Button>
            <Button variant="default" onClick={() => setParams({})}>
              {t("staff.content.cancel")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

function CopyOf({
  type,
  value,
  onChange,
}: {
  type: string;
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  const { t } = useText();
  const [words, setWords] = useState("");
  const [search] = useDebouncedValue(words.trim(), 300);
  const { data } = useQuery({
    queryKey: ["content-copies", type, search],
    queryFn: ({ signal }) => callStaff(listContentEntries, { type, search, size: 30 }, signal),
  });
  const known =
    data?.entries.map(({ id, title, slug }) => ({ value: id, label: `${title} (${slug})` })) ?? [];
  const isListed = value === null || known.some((one) => one.value === value);
  return (
    <Select
      label={t("staff.content.new.copy")}
      description={t("staff.content.new.copyHint")}
      data={isListed ? known : [{ value, label: value }, ...known]}
      value={value}
      onChange={onChange}
      onSearchChange={(typed) => setWords(known.some(({ label }) => label === typed) ? "" : typed)}
      filter={({ options }) => options}
      searchable
      clearable
    />
  );
}

/** "Small kitchens" as small-kitchens, while it is typed. */
function asSlug(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-")
    .replace(/^-+/, "");
}
