import {
  Alert,
  Button,
  Group,
  Loader,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  TextInput,
} from "@mantine/core";
import { useInvalidate } from "@refinedev/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import { SCOPES } from "../../../contracts/documents/planning/plan-weeks.ts";
import { createStaffProject, startStaffProject } from "../../../contracts/staff/calls/project-calls.ts";
import { PROJECT_KINDS, type ProjectItem } from "../../../contracts/staff/calls/project-schemas.ts";
import { STAFF_COUNTRIES } from "../../../contracts/staff/staff-roles.ts";
import { COUNTRIES, countryOf } from "../../../editions/countries.ts";
import { todayIn } from "../../../editions/country-time.ts";
import { inLanguage } from "../../../editions/languages.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { useCountryChoices } from "../../parts/filter-fields.tsx";
import { Section } from "../../parts/section.tsx";
import { useRecords } from "../../parts/use-records.ts";
import { WordsInput } from "./field-inputs.tsx";
import { useTemplates } from "./use-templates.ts";

/** Before the id of a saved template; the others are ids of projects. */
const SAVED = "saved:";

type Known = CallAnswer<typeof startStaffProject>;

/** A new project, empty or from a lead or an estimate. The dates and payments are a plan that is corrected later. */
export function NewProject({ lead }: { lead: string | undefined }) {
  const text = useText();
  const { t } = text;
  const [typed, setTyped] = useState("");
  const [estimate, setEstimate] = useState<string>();
  const { data, error, isFetching } = useQuery({
    queryKey: ["project-start", lead ?? "", estimate ?? ""],
    queryFn: ({ signal }) => callStaff(startStaffProject, { lead, estimate }, signal),
  });
  return (
    <Section title={t("staff.projects.new")}>
      {!lead && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setEstimate(typed.trim() || undefined);
          }}
        >
          <Group align="end">
            <TextInput
              label={t("staff.projects.estimate")}
              dir="ltr"
              maxLength={20}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" variant="default">
              {t("staff.projects.takeOver")}
            </Button>
          </Group>
        </form>
      )}
      {error && <Alert color="red">{sentenceOf(error, text)}</Alert>}
      {isFetching && <Loader size="sm" />}
      {data && <NewProjectForm key={`${lead ?? ""} ${estimate ?? ""}`} known={data} />}
    </Section>
  );
}

function NewProjectForm({ known }: { known: Known }) {
  const text = useText();
  const { t, language } = text;
  const countries = useCountryChoices();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const invalidate = useInvalidate();
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState<unknown>(known.name ? { en: known.name } : undefined);
  const [total, setTotal] = useState(known.total);
  const [fields, setFields] = useState({
    ...{ country: known.country as string, kind: "interiors", home: "", scope: "home", template: "" },
    ...{ phone: known.phone ?? "", email: known.email ?? "" },
    startOn: todayIn(countryOf(known.country, "in")),
  });
  const set = (changed: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changed }));
  const projects = useRecords<ProjectItem>("projects", { country: fields.country });
  const { templates } = useTemplates();
  const country = STAFF_COUNTRIES.find((code) => code === fields.country) ?? known.country;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { region, leadId, estimate } = known;
    const input = createStaffProject.input.safeParse({
      ...{ key, country, kind: fields.kind, name, total, startOn: fields.startOn, scope: fields.scope },
      ...{ phone: fields.phone.trim() || undefined, email: fields.email.trim() || undefined },
      ...(fields.template.startsWith(SAVED)
        ? { savedTemplate: fields.template.slice(SAVED.length) }
        : { template: fields.template || undefined }),
      home: fields.home || undefined,
      ...{ region, leadId, estimate },
    });
    if (!input.success) return setProblem(t("staff.projects.wrongNew"));
    setSaving(true);
    try {
      const { id } = await callStaff(createStaffProject, input.data);
      await invalidate({ resource: "projects", invalidates: ["resourceAll"] });
      navigate(`/projects/${id}`);
    } catch (error) {
      setProblem(sentenceOf(error, text));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {problem && <Alert color="red">{problem}</Alert>}
        <WordsInput label={t("staff.project.field.projectName")} value={name} onChange={setName} isRequired />
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" style={{ alignItems: "end" }}>
          <Select
            label={t("staff.filter.country")}
            data={countries}
            allowDeselect={false}
            value={fields.country}
            onChange={(value) => set({ country: value ?? fields.country, home: "", template: "" })}
          />
          <Select
            label={t("staff.projects.kind")}
            data={PROJECT_KINDS.map((kind) => ({ value: kind, label: t(`staff.projects.kind.${kind}`) }))}
            allowDeselect={false}
            value={fields.kind}
            onChange={(value) => set({ kind: value ?? fields.kind })}
          />
          <TextInput
            type="date"
            label={t("staff.project.field.startedOn")}
            required
            value={fields.startOn}
            onChange={({ currentTarget }) => set({ startOn: currentTarget.value })}
          />
          <NumberInput
            label={`${t("staff.project.field.total")} (${COUNTRIES[countryOf(country, "in")].currency})`}
            description={t("staff.projects.totalHint")}
            thousandSeparator=","
            hideControls
            min={0}
            value={total ?? ""}
            onChange={(value) => setTotal(typeof value === "number" ? value : undefined)}
          />
          <TextInput
            type="email"
            dir="ltr"
            label={t("staff.project.field.email")}
            value={fields.email}
            onChange={({ currentTarget }) => set({ email: currentTarget.value })}
          />
          <TextInput
            type="tel"
            dir="ltr"
            label={t("staff.project.field.phone")}
            description={t("staff.project.phoneHint")}
            value={fields.phone}
            onChange={({ currentTarget }) => set({ phone: currentTarget.value })}
          />
          <Select
            label={t("staff.projects.home")}
            description={t("staff.projects.homeHint")}
            data={known.homes[country] ?? []}
            clearable
            value={fields.home || null}
            onChange={(value) => set({ home: value ?? "" })}
          />
          <Select
            label={t("staff.projects.scope")}
            data={SCOPES.map((scope) => ({ value: scope, label: t(`staff.projects.scope.${scope}`) }))}
            allowDeselect={false}
            value={fields.scope}
            onChange={(value) => set({ scope: value ?? fields.scope })}
          />
          <Select
            label={t("staff.projects.template")}
            description={t("staff.projects.templateHint")}
            data={[
              {
                group: t("staff.projects.templates"),
                items: templates
                  .filter((template) => template.country === country)
                  .map((template) => ({ value: SAVED + template.id, label: template.name })),
              },
              {
                group: t("staff.projects.copies"),
                items: projects.rows.map(({ id, code, name: words }) => ({
                  value: id,
                  label: `${words ? inLanguage(words, language) : t("staff.projects.noName")} · ${code}`,
                })),
              },
            ]}
            clearable
            searchable
            value={fields.template || null}
            onChange={(value) => set({ template: value ?? "" })}
          />
        </SimpleGrid>
        <Group>
          <Button type="submit" loading={isSaving}>
            {t("staff.projects.create")}
          </Button>
          <Button variant="default" onClick={() => setParams({})}>
            {t("staff.projects.cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
