import type { ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import "./phone-fold.css";

interface PhoneFoldProps {
  label: ReactNode;
  /** On a wide screen nothing is collapsed, and this heading replaces the label. Its class is `phone-fold__heading`. */
  heading?: ReactNode;
  className?: string | undefined;
  /** At most one of the folds with the same group is open. */
  group?: string | undefined;
  children: ReactNode;
}

/** A titled part of a page that is collapsed on phones and always open on wider screens, without a script. */
export function PhoneFold({ label, heading, group, className, children }: PhoneFoldProps) {
  return (
    <details className={joinClasses("phone-fold", className)} name={group}>
      <summary>{label}</summary>
      {heading}
      {children}
    </details>
  );
}
