import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import "./checkbox.css";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; help?: ReactNode };

export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  return (
    <label className={joinClasses("check", className)}>
      <input {...rest} type="checkbox" />
      <Words label={label} help={help} />
    </label>
  );
}

/** For a setting that takes effect immediately. In a form that is submitted, use a checkbox. */
export function Switch({ label, help, className, ...rest }: CheckboxProps) {
  return (
    <label className={joinClasses("check check--switch", className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox brings its own checked state */}
      <input {...rest} type="checkbox" role="switch" />
      <Words label={label} help={help} />
    </label>
  );
}

export type RadioProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; help?: ReactNode };

export function Radio({ label, help, className, ...rest }: RadioProps) {
  return (
    <label className={joinClasses("check check--radio", className)}>
      <input {...rest} type="radio" />
      <Words label={label} help={help} />
    </label>
  );
}

function Words({ label, help }: { label: ReactNode; help?: ReactNode }) {
  return (
    <span className="check__words">
      {label}
      {help && <small>{help}</small>}
    </span>
  );
}
