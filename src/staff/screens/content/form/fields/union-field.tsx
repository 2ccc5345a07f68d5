import { Fieldset, NativeSelect, Stack } from "@mantine/core";
import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { useLabel } from "../field-labels.ts";
import { useFormText } from "../form-text.ts";
import { isSchema, optionOf, optionsOf } from "../form-validator.ts";
import { newValue } from "./new-value.ts";
import { RemovePart } from "./remove-part.tsx";

const MOST_TO_CHANGE = 8;

/** A part of one of several kinds. A section keeps the kind with which it was added. */
export function UnionField(props: FieldProps) {
  const { schema, name, uiSchema, formData, fieldPathId, registry, onChange, readonly, required } = props;
  const { t } = useFormText();
  const label = useLabel();
  const options = optionsOf(schema);
  const chosen = optionOf(options, formData);
  const option = options[chosen];
  const { SchemaField } = registry.fields;
  if (!option || !SchemaField) return null;
  const title = uiSchema?.["ui:title"] ?? label(name);
  const choose = (index: number) => {
    const next = options[index];
    if (next) onChange(converted(formData, next), fieldPathId.path);
  };
  const body = (
    <Stack gap="md">
      {options.length <= MOST_TO_CHANGE && (
        <NativeSelect
          label={t("staff.form.kindOf", { name: title === "" ? label(name) : title })}
          maw="24rem"
          disabled={readonly === true}
          value={chosen}
          data={options.map((one, index) => ({
            value: String(index),
            label: optionName(one, options, index).map(label).join(", "),
          }))}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        />
      )}
      <SchemaField
        key={chosen}
        {...props}
        schema={option}
        uiSchema={undefined}
        title={option.type === "object" ? "" : title}
        required
      />
    </Stack>
  );
  if (title === "") return body;
  return (
    <Fieldset legend={title} id={fieldPathId.$id}>
      {body}
      <RemovePart
        {...{ title, required, readonly, value: formData }}
        onRemove={() => onChange(undefined, fieldPathId.path)}
      />
    </Fieldset>
  );
}

/** What distinguishes an option: its fixed value, the fields that only it requires, or its type. */
function optionName(option: RJSFSchema, options: readonly RJSFSchema[], index: number): string[] {
  if (option.type !== "object") return [`type-${[option.type].flat()[0]}`];
  const properties = Object.entries(option.properties ?? {});
  const fixed = properties.flatMap(([, property]) =>
    isSchema(property) && typeof property.const === "string" ? [property.const] : [],
  );
  if (fixed.length > 0) return fixed;
  const others = options.filter((_, at) => at !== index).flatMap(({ required = [] }) => required);
  const own = (option.required ?? []).filter((name) => !others.includes(name));
  return own.length > 0 ? own.slice(0, 2) : (option.required ?? []).slice(0, 2);
}

/** The fields that both kinds have stay. */
function converted(value: unknown, option: RJSFSchema): unknown {
  const fresh = newValue(option);
  if (typeof value !== "object" || value === null || !isSchema(fresh) || option.type !== "object")
    return fresh;
  const shared = Object.entries(value).filter(([name]) => {
    const property = option.properties?.[name];
    return isSchema(property) && property.const === undefined;
  });
  return { ...Object.fromEntries(shared), ...fresh };
}
