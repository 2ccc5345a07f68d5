import { Alert, Button, Group, NumberInput, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { approvedChanges } from "../../../contracts/customer/project/approved-changes.ts";
import { type ProjectRecord, StaffProjectHead } from "../../../contracts/staff/calls/project-schemas.ts";
import { COUNTRIES, countryOf } from "../../../editions/countries.ts";
import { regionsOf } from "../../../editions/regions.ts";
import { useText } from "../../frame/staff-text.tsx";
import { type Draft, WordsInput } from "./field-inputs.tsx";
import { useSaveProject } from "./use-save-project.ts";

const DAYS = [
  ["startedOn", "staff.project.field.startedOn"],
  ["handoverOn", "staff.project.field.handoverOn"],
  ["expectedOn", "staff.project.field.expectedOn"],
  ["handedOverOn", "staff.project.field.handedOverOn"],
] as const;

const AMOUNTS = [
  ["total", "staff.project.field.total"],
  ["lateAmount", "staff.project.field.lateAmount"],
] as const;

/** Name, days and sums of a project, and whose it is. */
export function HeadForm({ project, isReadOnly }: { project: ProjectRecord; isReadOnly: boolean }) {
  const { t } = useText();
  const { phone, email, region } = project;
  const { currency } = COUNTRIES[countryOf(project.country, "in")];
  const hasApproved = approvedChanges(project.parts.decisions ?? []).length > 0;
  const changesHint = hasApproved ? t("staff.project.withoutChanges") : undefined;
  const stored = JSON.stringify([project.head, { phone, email, region }]);
  const [base, setBase] = useState(stored);
  const [head, setHead] = useState<Draft>(project.head);
  const [contact, setContact] = useState({ phone: phone ?? "", email: email ?? "", region });
  const { save, problem, setProblem, isSaving } = useSaveProject(project);
  const typed = {
    phone: contact.phone.trim() || null,
    email: contact.email.trim() || null,
    region: contact.region,
  };
  const isDirty = JSON.stringify([head, typed]) !== base;
  const show = (newest: ProjectRecord) => {
    setBase(
      JSON.stringify([newest.head, { phone: newest.phone, email: newest.email, region: newest.region }]),
    );
    setHead(newest.head);
    setContact({ phone: newest.phone ?? "", email: newest.email ?? "", region: newest.region });
  };
  if (stored !== base && !isDirty) show(project);
  const set = (name: string, value: unknown) =>
    setHead(({ [name]: _, ...others }) => (value === undefined ? others : { ...others, [name]: value }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = StaffProjectHead.safeParse(head);
    if (!parsed.success) return setProblem(t("staff.project.wrongHead"));
    const saved = await save({ head: parsed.data, contact: typed });
    if (saved) show(saved);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {(problem || (isDirty && stored !== base)) && (
          <Alert color="red">{problem || t("staff.error.changed")}</Alert>
        )}
        <WordsInput
          label={t("staff.project.field.projectName")}
          value={head.name}
          onChange={(value) => set("name", value)}
          isReadOnly={isReadOnly}
        />
        <WordsInput
          label={t("staff.project.field.location")}
          value={head.location}
          onChange={(value) => set("location", value)}
          isReadOnly={isReadOnly}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" style={{ alignItems: "end" }}>
          {DAYS.map(([name, label]) => (
            <TextInput
              key={name}
              type="date"
              label={t(label)}
              description={name === "expectedOn" ? changesHint : undefined}
              readOnly={isReadOnly}
              value={String(head[name] ?? "")}
              onChange={({ currentTarget }) => set(name, currentTarget.value || undefined)}
            />
          ))}
          {AMOUNTS.map(([name, label]) => (
            <NumberInput
              key={name}
              label={`${t(label)} (${currency})`}
              description={name === "total" ? changesHint : undefined}
              readOnly={isReadOnly}
              thousandSeparator=","
              hideControls
              value={typeof head[name] === "number" ? head[name] : ""}
              onChange={(value) => set(name, typeof value === "number" ? value : undefined)}
            />
          ))}
          <TextInput
            type="email"
            dir="ltr"
            label={t("staff.project.field.email")}
            readOnly={isReadOnly}
            value={contact.email}
            onChange={({ currentTarget: { value } }) => setContact((before) => ({ ...before, email: value }))}
          />
          <TextInput
            type="tel"
            dir="ltr"
            label={t("staff.project.field.phone")}
            description={t("staff.project.phoneHint")}
            readOnly={isReadOnly}
            value={contact.phone}
            onChange={({ currentTarget: { value } }) => setContact((before) => ({ ...before, phone: value }))}
          />
          <Select
            label={t("staff.project.field.edition")}
            data={regionsOf(countryOf(project.country, "in")).map((one) => ({
              value: one,
              label: `/${one}`,
            }))}
            readOnly={isReadOnly}
            value={contact.region}
            onChange={(value) => setContact((before) => ({ ...before, region: value }))}
          />
        </SimpleGrid>
        {!isReadOnly && (
          <Group>
            <Button type="submit" loading={isSaving} disabled={!isDirty}>
              {t("staff.save")}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
