import type { ReactNode } from "react";
import { Icon } from "../../../ui/media/icon.tsx";
import type { FormErrors } from "./use-form.ts";
import "../../../ui/overlay/notice.css";

interface SummaryProps {
  id: string;
  title: string;
  errors?: FormErrors | undefined;
  /** The page was rendered again because of these errors, so they receive the focus. */
  hasFocus?: boolean;
  children?: ReactNode;
}

export function FormSummary({ id, title, errors = {}, hasFocus = false, children }: SummaryProps) {
  const fields = Object.entries(errors).filter(([, error]) => error);
  return (
    <div
      className="notice notice--bad"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: see hasFocus
      autoFocus={hasFocus || undefined}
      // The browser has already applied autofocus before React hydrates, and React supports the attribute on inputs
      // only.
      suppressHydrationWarning
    >
      <Icon name="alert" />
      <div className="stack gap-2 stack--start">
        <h2 className="strong">{title}</h2>
        {fields.length > 0 && (
          <ul className="stack gap-2">
            {fields.map(([name, error]) => (
              <li key={name}>
                <a className="link" href={`#${id}-${name}`}>
                  {error}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
