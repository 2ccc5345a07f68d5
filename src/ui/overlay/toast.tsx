import type { ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { IconButton } from "../forms/icon-button.tsx";
import { Icon } from "../media/icon.tsx";
import { useText } from "../text/text.tsx";
import "./toast.css";

/** The region for toasts: once per page, empty or with the server's message after a form. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div className="stack gap-2 toasts" role="status" aria-live="polite">
      {children}
      {/* The templates of the toasts that the script shows. */}
      <template>
        <Toast link={{ href: "/", label: "" }} action="">
          {null}
        </Toast>
        <Toast tone="bad" link={{ href: "/", label: "" }} action="">
          {null}
        </Toast>
      </template>
    </div>
  );
}

export interface ToastProps {
  children: ReactNode;
  tone?: "plain" | "bad";
  link?: { href: string; label: string };
  /** A button instead of the link. */
  action?: string;
}

export function Toast({ children, tone = "plain", link, action }: ToastProps) {
  const { t } = useText();
  return (
    <div className={joinClasses("toast on-ink", tone === "bad" && "toast--bad")}>
      <Icon name={tone === "bad" ? "alert" : "check"} />
      <p className="toast__text">{children}</p>
      {link && (
        <a className="tap strong nowrap toast__link" href={link.href}>
          {link.label}
        </a>
      )}
      {action !== undefined && (
        <button className="tap strong nowrap toast__link" type="button">
          {action}
        </button>
      )}
      <IconButton icon="close" label={t("ui.close")} />
    </div>
  );
}
