import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type TextInputProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

export function TextInput({
  label,
  hint,
  optional,
  help,
  error,
  ok,
  id,
  className,
  ...rest
}: TextInputProps) {
  return (
    <Field {...{ label, hint, optional, help, error, ok, id, className }}>
      {(control) => <input type="text" {...rest} {...control} className="control" />}
    </Field>
  );
}

export type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

export function TextArea({ label, hint, optional, help, error, ok, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, optional, help, error, ok, id, className }}>
      {(control) => <textarea rows={4} {...rest} {...control} className="control" />}
    </Field>
  );
}
