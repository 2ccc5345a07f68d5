import { type ReactNode, useId } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { Icon } from "../media/icon.tsx";
import { useText } from "../text/text.tsx";
import "./field.css";

export interface FieldProps {
  label: ReactNode;
  /** A few words after the label, on the same line. */
  hint?: ReactNode;
  optional?: boolean;
  /** Only one of the three is shown, in the same position: the error first, then the confirmation, then the help. */
  help?: ReactNode;
  error?: ReactNode;
  ok?: ReactNode;
  id?: string;
  className?: string;
}

export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Splits a control's props: those of the field around it, and those of the control itself. */
export function splitFieldProps<Props extends FieldProps>(
  props: Props,
): [field: FieldProps, control: Omit<Props, keyof FieldProps>] {
  const { label, hint, optional, help, error, ok, id, className, ...control } = props;
  return [{ label, hint, optional, help, error, ok, id, className }, control];
}

export function Field(props: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const generated = useId();
  const id = props.id ?? generated;
  const { label, hint, optional, className } = props;
  return (
    <div className={joinClasses("field", props.error ? "is-bad" : undefined, className)}>
      <label className="strong field__label" htmlFor={id}>
        {label} <Hint hint={hint} optional={optional} />
      </label>
      {props.children(describeControl(id, props))}
      <FieldNote {...props} id={id} />
    </div>
  );
}

export function FieldGroup(props: FieldProps & { children: ReactNode }) {
  const generated = useId();
  const id = props.id ?? generated;
  const { label, hint, optional, className } = props;
  const control = describeControl(id, props);
  return (
    <fieldset
      id={id}
      className={joinClasses("field", props.error ? "is-bad" : undefined, className)}
      aria-describedby={control["aria-describedby"]}
    >
      <legend className="strong field__label">
        {label} <Hint hint={hint} optional={optional} />
      </legend>
      {props.children}
      <FieldNote {...props} id={id} />
    </fieldset>
  );
}

function Hint({ hint, optional = false }: Pick<FieldProps, "hint" | "optional">) {
  const { t } = useText();
  const text = hint ?? (optional ? t("ui.optional") : undefined);
  return text ? <small>{text}</small> : null;
}

function FieldNote({ id, help, error, ok }: Pick<FieldProps, "help" | "error" | "ok"> & { id: string }) {
  const note = error ?? ok ?? help;
  const kind = error ? "error" : ok ? "ok" : "help";
  return (
    <div className="field__slot" aria-live="polite">
      {note && (
        <p className={`line t13 soft field__note field__note--${kind}`} id={noteId(id)}>
          {kind !== "help" && <Icon name={kind === "error" ? "alert" : "check"} size="small" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}

function describeControl(id: string, { help, error, ok }: FieldProps): ControlAttributes {
  return {
    id,
    "aria-describedby": (error ?? ok ?? help) ? noteId(id) : undefined,
    "aria-invalid": error ? true : undefined,
  };
}

function noteId(id: string): string {
  return `${id}-note`;
}
