import type { ComponentProps } from "react";
import { Field, type FieldProps, splitFieldProps } from "./field.tsx";

export type TextInputProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

export function TextInput(props: TextInputProps) {
  const [field, input] = splitFieldProps(props);
  return (
    <Field {...field}>{(control) => <input type="text" {...input} {...control} className="control" />}</Field>
  );
}

export type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

export function TextArea(props: TextAreaProps) {
  const [field, area] = splitFieldProps(props);
  return (
    <Field {...field}>{(control) => <textarea rows={4} {...area} {...control} className="control" />}</Field>
  );
}
