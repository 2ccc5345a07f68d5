import { Button, Group, Select, SimpleGrid } from "@mantine/core";
import type { ProjectRecord } from "../../../contracts/staff/calls/project-schemas.ts";
import { COUNTRIES, countryOf } from "../../../editions/countries.ts";
import { inLanguage } from "../../../editions/languages.ts";
import { useText } from "../../frame/staff-text.tsx";
import { type Draft, FieldInput } from "./field-inputs.tsx";
import { FileField } from "./file-field.tsx";
import { CHANGE_FIELDS, uploadIn, withField } from "./part-fields.ts";

interface ChangeOrderFieldsProps {
  project: ProjectRecord;
  /** The title also describes the picture to a person who does not see it. */
  title: unknown;
  value: unknown;
  onChange: (value: Draft) => void;
  isReadOnly: boolean;
}

/** What a change order adds to a decision: the customer answers with yes or no. */
export function ChangeOrderFields({ project, title, value, onChange, isReadOnly }: ChangeOrderFieldsProps) {
  const { t, language } = useText();
  const draft: Draft = typeof value === "object" && value !== null ? { ...value } : {};
  const set = (name: string, changed: unknown) => onChange(withField(draft, name, changed));
  const picture = uploadIn(draft.picture);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" style={{ gridColumn: "1 / -1" }}>
      {CHANGE_FIELDS.map((field) => (
        <FieldInput
          key={field.name}
          {...{ field, isReadOnly }}
          currency={COUNTRIES[countryOf(project.country, "in")].currency}
          value={draft[field.name]}
          onChange={(changed) => set(field.name, changed)}
        />
      ))}
      <Select
        label={t("staff.project.field.changePaper")}
        description={t("staff.project.changePaperHint")}
        data={(project.parts.papers ?? []).map(({ id, title: words }) => ({
          value: id,
          label: inLanguage(words, language),
        }))}
        clearable={!isReadOnly}
        readOnly={isReadOnly}
        value={typeof draft.paper === "string" ? draft.paper : null}
        onChange={(paper) => set("paper", paper ?? undefined)}
      />
      <div>
        <FileField
          projectId={project.id}
          use="photograph"
          label={t("staff.project.field.changePicture")}
          isRequired={false}
          value={picture}
          onChange={(upload) => set("picture", { photo: { upload }, alt: title })}
        />
        {picture && !isReadOnly && (
          <Group>
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => set("picture", undefined)}>
              {t("staff.project.removePicture")}
            </Button>
          </Group>
        )}
      </div>
    </SimpleGrid>
  );
}
