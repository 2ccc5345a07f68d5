import { ColorInput, NumberInput, Switch, Textarea, TextInput } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import { useFormFrame } from "../form-frame.tsx";
import { useFormText } from "../form-text.ts";
import { useTyped } from "./use-typed.ts";

/** A text of one line. Codes, names and addresses are written from left to right in every language. */
export function TextWidget(props: WidgetProps) {
  const field = useTextField(props);
  return <TextInput {...field} />;
}

/** A text of several lines that grows with its content. */
export function LongTextWidget(props: WidgetProps) {
  const field = useTextField(props);
  return <Textarea {...field} rows={1} styles={{ input: GROWS }} />;
}

const GROWS = { fieldSizing: "content", resize: "vertical" } as const;

function useTextField({ id, label, value, onChange, required, readonly, schema, rawErrors }: WidgetProps) {
  const { t } = useFormText();
  const { language } = useFormFrame();
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  // An emptied optional field is removed; a required one stays, because an empty text may be allowed.
  const { typed, type, flush } = useTyped(text, (next) =>
    onChange(next === "" && !required ? undefined : next),
  );
  const isCode = schema.pattern !== undefined;
  const { minLength = 0, maxLength } = schema;
  const length = typed.length;
  const isLimited = maxLength !== undefined || minLength > 1;
  const limits = maxLength === undefined ? "staff.form.atLeast" : "staff.form.characters";
  return {
    ...{ id, label, required, readOnly: readonly === true, value: typed, withAsterisk: required },
    ...(isCode ? { dir: "ltr" as const } : { lang: language, dir: LANGUAGES[language].direction }),
    error: errorText(rawErrors),
    description: isLimited
      ? t(limits, { count: length, least: minLength, most: maxLength ?? minLength })
      : undefined,
    inputWrapperOrder: ["label", "input", "description", "error"] as (
      | "label"
      | "input"
      | "description"
      | "error"
    )[],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(currentTarget.value),
    onBlur: flush,
  };
}

export function NumberWidget({
  id,
  label,
  value,
  onChange,
  required,
  readonly,
  schema,
  rawErrors,
}: WidgetProps) {
  const { typed, type, flush } = useTyped<string | number>(typeof value === "number" ? value : "", (next) =>
    onChange(typeof next === "number" ? next : undefined),
  );
  return (
    <NumberInput
      {...{ id, label, withAsterisk: required }}
      dir="ltr"
      readOnly={readonly === true}
      value={typed}
      allowDecimal={schema.type !== "integer"}
      hideControls
      maw={NARROW}
      error={errorText(rawErrors)}
      onChange={type}
      onBlur={flush}
    />
  );
}

const NARROW = "16rem";

export function DateWidget({ id, label, value, onChange, required, readonly, rawErrors }: WidgetProps) {
  return (
    <TextInput
      {...{ id, label, withAsterisk: required }}
      type="date"
      maw={NARROW}
      readOnly={readonly === true}
      value={typeof value === "string" ? value : ""}
      error={errorText(rawErrors)}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

export function ColourWidget({ id, label, value, onChange, required, readonly, rawErrors }: WidgetProps) {
  const { typed, type, flush } = useTyped(typeof value === "string" ? value : "", (next) =>
    onChange(next === "" && !required ? undefined : next),
  );
  return (
    <ColorInput
      {...{ id, label, withAsterisk: required }}
      dir="ltr"
      maw={NARROW}
      readOnly={readonly === true}
      value={typed}
      error={errorText(rawErrors)}
      onChange={type}
      onBlur={flush}
    />
  );
}

/** Yes or no. A field that can only be true is removed when it is switched off. */
export function SwitchWidget({
  id,
  label,
  value,
  onChange,
  required,
  readonly,
  schema,
  rawErrors,
}: WidgetProps) {
  const off = schema.const === true && !required ? undefined : false;
  return (
    <Switch
      {...{ id, label }}
      disabled={readonly === true}
      checked={value === true}
      error={errorText(rawErrors)}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? true : off)}
    />
  );
}

export function errorText(errors: readonly string[] | undefined): string | undefined {
  return errors && errors.length > 0 ? errors.join(" ") : undefined;
}
