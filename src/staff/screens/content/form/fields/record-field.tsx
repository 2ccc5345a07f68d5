import { ActionIcon, Button, Fieldset, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FieldProps, toFieldPathId } from "@rjsf/utils";
import { useState } from "react";
import { useLabel } from "../field-labels.ts";
import { useFormText } from "../form-text.ts";
import { isSchema } from "../form-validator.ts";
import { newValue } from "./new-value.ts";
import { RemovePart } from "./remove-part.tsx";

/** Fields whose names are chosen by the editor, such as the facts of a country. */
export function RecordField(props: FieldProps) {
  const {
    schema,
    name,
    uiSchema,
    formData,
    fieldPathId,
    registry,
    onChange,
    readonly,
    required,
    errorSchema,
  } = props;
  const { t } = useFormText();
  const label = useLabel();
  const title = uiSchema?.["ui:title"] ?? label(name);
  const value: Record<string, unknown> = isSchema(formData) ? formData : {};
  const member = isSchema(schema.additionalProperties) ? schema.additionalProperties : {};
  const choices = isSchema(schema.propertyNames) ? schema.propertyNames.enum?.map(String) : undefined;
  const { SchemaField } = registry.fields;
  if (!SchemaField) return null;
  const change = (entries: [string, unknown][]) => onChange(Object.fromEntries(entries), fieldPathId.path);
  const entries = Object.entries(value);
  return (
    <Fieldset id={fieldPathId.$id} legend={title}>
      <Stack gap="sm">
        {entries.map(([key, part]) => (
          <Group key={key} gap="xs" wrap="nowrap" align="end">
            <div style={{ flex: 1, minInlineSize: 0 }}>
              <SchemaField
                {...{ registry, readonly, name: key, schema: member, formData: part, required: true }}
                title={choices ? label(key) : key}
                fieldPathId={toFieldPathId(key, registry.globalFormOptions, fieldPathId)}
                errorSchema={errorSchema?.[key]}
                onChange={onChange}
                onBlur={props.onBlur}
                onFocus={props.onFocus}
              />
            </div>
            {!readonly && (
              <ActionIcon
                variant="subtle"
                aria-label={t("staff.form.removeItem", { title: key })}
                onClick={() => change(entries.filter(([other]) => other !== key))}
              >
                <span aria-hidden="true">✕</span>
              </ActionIcon>
            )}
          </Group>
        ))}
        {!readonly && (
          <AddName
            title={title}
            taken={Object.keys(value)}
            choices={choices}
            onAdd={(key) => change([...entries, [key, newValue(member)]])}
          />
        )}
        <RemovePart
          {...{ title, required, readonly, value: formData }}
          onRemove={() => onChange(undefined, fieldPathId.path)}
        />
      </Stack>
    </Fieldset>
  );
}

interface AddNameProps {
  title: string;
  taken: readonly string[];
  choices: readonly string[] | undefined;
  onAdd: (key: string) => void;
}

function AddName({ title, taken, choices, onAdd }: AddNameProps) {
  const { t } = useFormText();
  const label = useLabel();
  const [typed, setTyped] = useState("");
  const left = choices?.filter((choice) => !taken.includes(choice));
  if (left?.length === 0) return null;
  const name = typed.trim() || left?.[0] || "";
  const isTaken = taken.includes(name);
  const field = {
    label: t("staff.form.nameOfNew", { name: title }),
    value: left && typed === "" ? left[0] : typed,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setTyped(currentTarget.value),
  };
  return (
    <Group gap="xs" align="end">
      {left ? (
        <NativeSelect {...field} data={left.map((choice) => ({ value: choice, label: label(choice) }))} />
      ) : (
        <TextInput {...field} dir="ltr" error={isTaken && t("staff.form.nameTaken")} />
      )}
      <Button
        variant="light"
        disabled={name === "" || isTaken}
        onClick={() => {
          onAdd(name);
          setTyped("");
        }}
      >
        {t("staff.form.addTo", { name: title })}
      </Button>
    </Group>
  );
}
