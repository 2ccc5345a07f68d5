import { Alert, Button, Fieldset, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import {
  type ProjectPartKind,
  type ProjectRecord,
  StaffProjectParts,
} from "../../../contracts/staff/calls/project-schemas.ts";
import { COUNTRIES, countryOf } from "../../../editions/countries.ts";
import { inLanguage } from "../../../editions/languages.ts";
import { useText } from "../../frame/staff-text.tsx";
import { ChangeOrderFields } from "./change-order-fields.tsx";
import { DecisionOptions } from "./decision-options.tsx";
import { type Draft, FieldInput } from "./field-inputs.tsx";
import { FileField } from "./file-field.tsx";
import { fieldsOf, KINDS_WITH_ID, type PartField, uploadIn, withField, wrongField } from "./part-fields.ts";
import { useSaveProject } from "./use-save-project.ts";

interface Row {
  key: string;
  draft: Draft;
}

interface PartEditorProps {
  project: ProjectRecord;
  kind: ProjectPartKind;
  isReadOnly: boolean;
}

/** All parts of one kind, saved together. What is typed stays until it is saved, also if another member saves first. */
export function PartEditor({ project, kind, isReadOnly }: PartEditorProps) {
  const { t } = useText();
  const stored = JSON.stringify(project.parts[kind] ?? []);
  const [base, setBase] = useState(stored);
  const [rows, setRows] = useState(() => rowsOf(stored));
  const { save, problem, setProblem, isSaving } = useSaveProject(project);
  const isDirty = JSON.stringify(rows.map(({ draft }) => draft)) !== base;
  // Nothing is typed here, so the newer state is shown.
  if (stored !== base && !isDirty) {
    setBase(stored);
    setRows(rowsOf(stored));
  }
  const change = (key: string, name: string, value: unknown) =>
    setRows((before) =>
      before.map((row) => (row.key === key ? { key, draft: withField(row.draft, name, value) } : row)),
    );
  const add = (begun: Draft = {}) =>
    setRows((before) => [
      ...before,
      {
        key: crypto.randomUUID(),
        draft: KINDS_WITH_ID.includes(kind) ? { id: crypto.randomUUID(), ...begun } : begun,
      },
    ]);
  const move = (from: number, to: number) =>
    setRows((before) => {
      const moved = before.filter((_, index) => index !== from);
      const row = before[from];
      return row ? moved.toSpliced(to, 0, row) : before;
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = StaffProjectParts.safeParse({ [kind]: rows.map(({ draft }) => draft) });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const number = Number(issue?.path[1] ?? 0) + 1;
      const field = wrongField(kind, issue?.path ?? []);
      setProblem(
        t("staff.project.wrongPart", {
          number,
          field: field ? t(field.label) : String(issue?.path[2] ?? ""),
        }),
      );
      return;
    }
    const saved = await save({ parts: parsed.data });
    if (!saved) return;
    const now = JSON.stringify(saved.parts[kind] ?? []);
    setBase(now);
    setRows(rowsOf(now));
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {(problem || (isDirty && stored !== base)) && (
          <Alert color="red">{problem || t("staff.error.changed")}</Alert>
        )}
        {rows.length === 0 && <Text size="sm">{t("staff.project.noParts")}</Text>}
        {rows.map(({ key, draft }, index) => {
          const number = index + 1;
          const isMade = kind === "decisions" && draft.answer !== undefined;
          return (
            <Fieldset
              key={key}
              legend={t(draft.change ? "staff.project.changeOrder" : "staff.project.part", { number })}
            >
              <Stack gap="xs">
                {isMade ? (
                  <MadeDecision draft={draft} />
                ) : (
                  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
                    {fieldsOf(kind, draft.change !== undefined).map((field) => (
                      <PartInput
                        key={field.name}
                        {...{ field, draft, isReadOnly }}
                        projectId={project.id}
                        currency={COUNTRIES[countryOf(project.country, "in")].currency}
                        onChange={(name, value) => change(key, name, value)}
                      />
                    ))}
                    {draft.change !== undefined && (
                      <ChangeOrderFields
                        {...{ project, isReadOnly }}
                        title={draft.title}
                        value={draft.change}
                        onChange={(value) => change(key, "change", value)}
                      />
                    )}
                  </SimpleGrid>
                )}
                {!isReadOnly && !isMade && (
                  <Group gap="xs">
                    {index > 0 && (
                      <Button variant="subtle" size="compact-sm" onClick={() => move(index, index - 1)}>
                        {t("staff.project.moveUp", { number })}
                      </Button>
                    )}
                    <Button
                      variant="subtle"
                      color="red"
                      size="compact-sm"
                      onClick={() => setRows((before) => before.filter((row) => row.key !== key))}
                    >
                      {t("staff.project.removePart", { number })}
                    </Button>
                  </Group>
                )}
              </Stack>
            </Fieldset>
          );
        })}
        {!isReadOnly && (
          <Group>
            <Button variant="default" onClick={() => add()}>
              {t("staff.project.addPart")}
            </Button>
            {kind === "decisions" && (
              <Button variant="default" onClick={() => add({ change: { days: 0, askedBy: "us" } })}>
                {t("staff.project.addChange")}
              </Button>
            )}
            <Button type="submit" loading={isSaving} disabled={!isDirty}>
              {t("staff.save")}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

interface PartInputProps {
  field: PartField;
  draft: Draft;
  projectId: string;
  currency: string;
  isReadOnly: boolean;
  onChange: (name: string, value: unknown) => void;
}

function PartInput({ field, draft, projectId, currency, isReadOnly, onChange }: PartInputProps) {
  const { t } = useText();
  const { name, input, label, isRequired = false } = field;
  const value = draft[name];
  if (input === "options")
    return (
      <DecisionOptions currency={currency} value={value} onChange={(changed) => onChange(name, changed)} />
    );
  if (input !== "file")
    return (
      <FieldInput
        {...{ field, value, isReadOnly, currency }}
        onChange={(changed) => onChange(name, changed)}
      />
    );
  const file = { projectId, label: t(label), isRequired };
  if (name === "upload")
    return (
      <FileField
        {...file}
        use="paper"
        value={typeof value === "string" ? value : undefined}
        onChange={(upload) => onChange(name, upload)}
      />
    );
  return (
    <FileField
      {...file}
      use="photograph"
      value={uploadIn(value)}
      onChange={(upload) => onChange(name, { photo: { upload }, alt: draft.caption })}
    />
  );
}

/** The customer has chosen: it can be read, but no more be changed. */
function MadeDecision({ draft }: { draft: Draft }) {
  const { t, language } = useText();
  const [decision] = StaffProjectParts.safeParse({ decisions: [draft] }).data?.decisions ?? [];
  if (!decision?.answer) return null;
  const chosen = decision.options?.find(({ id }) => id === decision.answer?.option);
  return (
    <Text size="sm">
      <b>{inLanguage(decision.title, language)}</b>
      <br />
      {t("staff.project.chosen", {
        option: chosen ? inLanguage(chosen.label, language) : decision.answer.option,
        name: decision.answer.name || "–",
        day: decision.decidedOn ?? decision.answer.at.slice(0, 10),
      })}
    </Text>
  );
}

function rowsOf(stored: string): Row[] {
  const drafts: Draft[] = JSON.parse(stored);
  return drafts.map((draft) => ({ key: crypto.randomUUID(), draft }));
}
