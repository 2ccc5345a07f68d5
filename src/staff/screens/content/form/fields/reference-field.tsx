import { MultiSelect, Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { FieldProps, WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { useLabel } from "../field-labels.ts";
import { useFormText } from "../form-text.ts";
import { isSchema } from "../form-validator.ts";
import { errorText } from "./text-widgets.tsx";
import { useReferences } from "./use-references.ts";

const PAUSE_MS = 200;

/** Names another document: the member searches by title, and the document stores the slug. */
export function ReferenceWidget({
  id,
  label,
  value,
  onChange,
  required,
  readonly,
  schema,
  rawErrors,
}: WidgetProps) {
  const { t } = useFormText();
  const slug = typeof value === "string" && value !== "" ? value : null;
  const [search, setSearch] = useState("");
  const [paused] = useDebouncedValue(search, PAUSE_MS);
  const [chosen, setChosen] = useState("");
  // The field shows the title of the chosen document, which is not searched for.
  const asked = paused === chosen ? "" : paused;
  const { choices, titleOf } = useReferences(typesOf(schema), asked, slug === null ? [] : [slug]);
  const title = slug === null ? "" : titleOf(slug);
  if (title !== chosen) setChosen(title);
  const data =
    slug === null || choices.some((choice) => choice.value === slug) ? choices : [own(slug), ...choices];
  return (
    <Select
      {...{ id, label, withAsterisk: required, data, value: slug }}
      readOnly={readonly === true}
      searchable
      clearable={!required}
      // The search is answered by the server, also by words that are not in the title.
      filter={({ options }) => options}
      onSearchChange={setSearch}
      placeholder={t("staff.form.searchDocument")}
      nothingFoundMessage={t("staff.form.noDocument")}
      description={slug ?? undefined}
      error={errorText(rawErrors)}
      onChange={(next) => onChange(next ?? (required ? "" : undefined))}
    />
  );
}

/** Names several documents, in an order. */
export function ReferencesField({ schema, name, uiSchema, formData, fieldPathId, ...props }: FieldProps) {
  const { onChange, readonly, required, rawErrors } = props;
  const { t } = useFormText();
  const label = useLabel();
  const slugs: string[] = Array.isArray(formData) ? [...new Set(formData.map(String))] : [];
  const [search, setSearch] = useState("");
  const [asked] = useDebouncedValue(search, PAUSE_MS);
  const { choices } = useReferences(typesOf(schema.items), asked, slugs);
  const missing = slugs.filter((slug) => !choices.some(({ value }) => value === slug)).map(own);
  return (
    <MultiSelect
      {...{
        id: fieldPathId.$id,
        label: uiSchema?.["ui:title"] ?? label(name),
        withAsterisk: required === true,
      }}
      readOnly={readonly === true}
      searchable
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      data={[...missing, ...choices]}
      value={slugs}
      maxValues={schema.maxItems}
      placeholder={t("staff.form.searchDocument")}
      nothingFoundMessage={t("staff.form.noDocument")}
      error={errorText(rawErrors)}
      onChange={(next) => onChange(next.length === 0 && !required ? undefined : next, fieldPathId.path)}
    />
  );
}

function own(slug: string) {
  return { value: slug, label: slug };
}

function typesOf(schema: unknown): string[] {
  const types = isSchema(schema) ? schema["x-reference"] : undefined;
  return Array.isArray(types) ? types.map(String) : [];
}
