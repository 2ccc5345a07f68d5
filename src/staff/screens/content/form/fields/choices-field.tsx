import { MultiSelect, TagsInput } from "@mantine/core";
import type { FieldProps } from "@rjsf/utils";
import { useLabel } from "../field-labels.ts";
import { isSchema } from "../form-validator.ts";
import { errorText } from "./text-widgets.tsx";

/** Several of a list of values. */
export function ChoicesField({ schema, name, uiSchema, formData, fieldPathId, ...props }: FieldProps) {
  const label = useLabel();
  const { onChange, readonly, required, rawErrors } = props;
  const values: (string | number)[] = Array.isArray(formData) ? formData : [];
  const choices: unknown[] = (isSchema(schema.items) && schema.items.enum) || [];
  const field = {
    ...{ id: fieldPathId.$id, label: uiSchema?.["ui:title"] ?? label(name), withAsterisk: required === true },
    readOnly: readonly === true,
    error: errorText(rawErrors),
    onChange: (next: string[]) =>
      onChange(
        next.length === 0 && !required
          ? undefined
          : next.map((text) => choices.find((choice) => String(choice) === text) ?? text),
        fieldPathId.path,
      ),
  };
  const chosen = values.map(String);
  // The same value twice is a fault that only the list of tags can show and repair.
  if (new Set(chosen).size < chosen.length) return <TagsInput {...field} allowDuplicates value={chosen} />;
  return (
    <MultiSelect
      {...field}
      searchable
      value={chosen}
      data={[...new Set([...choices.map(String), ...chosen])].map((value) => ({
        value,
        label: label(value),
      }))}
    />
  );
}
