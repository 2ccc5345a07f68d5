import { Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import { type FieldProps, toFieldPathId } from "@rjsf/utils";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type CataloguePhotograph,
  listPhotographs,
} from "../../../../../contracts/staff/calls/content-form-calls.ts";
import type { Language } from "../../../../../editions/languages.ts";
import { callStaff } from "../../../../data/call-staff.ts";
import { useLabel } from "../field-labels.ts";
import { useFormFrame } from "../form-frame.tsx";
import { useFormText } from "../form-text.ts";
import { isSchema } from "../form-validator.ts";
import { PhotographPicker } from "./photograph-picker.tsx";
import { RemovePart } from "./remove-part.tsx";
import { errorText } from "./text-widgets.tsx";

/** A photograph with its alternative text beside it, and its other fields such as a caption below. */
export function PictureField(props: FieldProps) {
  const {
    schema,
    name,
    uiSchema,
    formData,
    fieldPathId,
    registry,
    readonly,
    required,
    errorSchema,
    onChange,
  } = props;
  const label = useLabel();
  const { language } = useFormFrame();
  const title = uiSchema?.["ui:title"] ?? label(name);
  const { SchemaField } = registry.fields;
  const value: Record<string, unknown> = isSchema(formData) ? formData : {};
  const others = Object.entries(schema.properties ?? {}).filter(([field]) => field !== "photo");
  if (!SchemaField) return null;
  const fields = (
    <Stack gap="sm">
      <Photograph
        id={`${fieldPathId.$id}_photo`}
        name={typeof value.photo === "string" ? value.photo : ""}
        isReadOnly={readonly === true}
        errors={errorSchema?.photo?.__errors}
        onChoose={(chosen) => {
          // The catalogue's text is a proposal: it stays if the editor has written another one.
          const alt =
            value.alt || "alt" in (schema.properties ?? {}) === false ? {} : { alt: altOf(chosen, language) };
          onChange({ ...value, photo: chosen.name, ...alt }, fieldPathId.path);
        }}
      />
      {others.map(([field, part]) => (
        <SchemaField
          key={field}
          {...{ registry, readonly, name: field, formData: value[field] }}
          schema={isSchema(part) ? part : {}}
          required={schema.required?.includes(field) === true}
          fieldPathId={toFieldPathId(field, registry.globalFormOptions, fieldPathId)}
          errorSchema={errorSchema?.[field]}
          onChange={onChange}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
      ))}
    </Stack>
  );
  if (title === "") return fields;
  return (
    <Fieldset id={fieldPathId.$id} legend={title}>
      {fields}
      <RemovePart
        {...{ title, required, readonly, value: formData }}
        onRemove={() => onChange(undefined, fieldPathId.path)}
      />
    </Fieldset>
  );
}

/** A photograph without an alternative text of its own. */
export function PhotographField({ formData, fieldPathId, onChange, readonly, rawErrors }: FieldProps) {
  return (
    <Photograph
      id={fieldPathId.$id}
      name={typeof formData === "string" ? formData : ""}
      isReadOnly={readonly === true}
      errors={rawErrors}
      onChoose={({ name }) => onChange(name, fieldPathId.path)}
    />
  );
}

function altOf({ alt }: CataloguePhotograph, language: Language): string {
  return alt?.[language] ?? "";
}

interface PhotographProps {
  id: string;
  name: string;
  isReadOnly: boolean;
  errors: readonly string[] | undefined;
  onChoose: (photograph: CataloguePhotograph) => void;
}

function Photograph({ id, name, isReadOnly, errors, onChoose }: PhotographProps) {
  const { t } = useFormText();
  const [isOpen, setOpen] = useState(false);
  const { data: photograph } = useQuery({
    queryKey: ["photograph", name],
    queryFn: async () => (await callStaff(listPhotographs, { name })).photographs[0] ?? null,
    enabled: name !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Stack gap="xs">
      <Group gap="sm" align="end">
        {photograph && (
          <img
            src={`${photograph.address}/320.webp`}
            alt={photograph.alt?.en ?? ""}
            width={160}
            height={Math.round((160 * photograph.height) / photograph.width)}
            style={{ background: photograph.dominant, borderRadius: "var(--s1)" }}
          />
        )}
        <Stack gap={4}>
          <Text size="sm">{name === "" ? t("staff.form.noPhotograph") : <bdi>{name}</bdi>}</Text>
          {photograph === null && <Text size="sm">{t("staff.form.unknownPhotograph")}</Text>}
          {!isReadOnly && (
            <Button id={id} variant="light" size="compact-md" onClick={() => setOpen(true)}>
              {t(name === "" ? "staff.form.choosePhotograph" : "staff.form.changePhotograph")}
            </Button>
          )}
        </Stack>
      </Group>
      {errors && (
        <Text size="sm" c="var(--mantine-color-error)">
          {errorText(errors)}
        </Text>
      )}
      {isOpen && (
        <PhotographPicker
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            setOpen(false);
            onChoose(chosen);
          }}
        />
      )}
    </Stack>
  );
}
