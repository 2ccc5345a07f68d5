import { Fieldset, SimpleGrid } from "@mantine/core";
import { type FieldProps, toFieldPathId } from "@rjsf/utils";
import { LANGUAGE_CODES, type Language, languageOf } from "../../../../../editions/languages.ts";
import { useLanguageName } from "../../../../frame/staff-text.tsx";
import { useLabel } from "../field-labels.ts";
import { FormFrameProvider, useFormFrame } from "../form-frame.tsx";
import { isSchema } from "../form-validator.ts";
import { RemovePart } from "./remove-part.tsx";

/** A text in several languages, side by side. */
export function LocalisedField(props: FieldProps) {
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
  const languageName = useLanguageName();
  const frame = useFormFrame();
  const title = uiSchema?.["ui:title"] ?? label(name);
  const { SchemaField } = registry.fields;
  const fields = LANGUAGE_CODES.flatMap((code): { code: Language; field: object }[] => {
    const field = schema.properties?.[code];
    return isSchema(field) ? [{ code: languageOf(code), field }] : [];
  });
  if (!SchemaField) return null;
  return (
    <Fieldset id={fieldPathId.$id} legend={title}>
      <SimpleGrid cols={{ base: 1, sm: fields.length }}>
        {fields.map(({ code, field }) => (
          <FormFrameProvider key={code} value={{ ...frame, language: code }}>
            <SchemaField
              {...{ registry, readonly, name: code, schema: field, title: languageName(code) }}
              required={schema.required?.includes(code) === true}
              formData={Object(formData)[code]}
              fieldPathId={toFieldPathId(code, registry.globalFormOptions, fieldPathId)}
              errorSchema={errorSchema?.[code]}
              onChange={onChange}
              onBlur={props.onBlur}
              onFocus={props.onFocus}
            />
          </FormFrameProvider>
        ))}
      </SimpleGrid>
      <RemovePart
        {...{ title, required, readonly, value: formData }}
        onRemove={() => onChange(undefined, fieldPathId.path)}
      />
    </Fieldset>
  );
}
