import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { Icon } from "../media/icon.tsx";
import type { IconName } from "../media/icon-paths.ts";
import { useText } from "../text/text.tsx";
import "./button.css";

export interface ButtonLook {
  /** Primary is clay: one per screen. Paper and ghost are for forest or ink surfaces. */
  look?: "primary" | "line" | "paper" | "ghost" | "quiet";
  size?: "normal" | "small";
  wide?: boolean;
  icon?: IconName;
}

export type ButtonProps = ButtonLook & ComponentProps<"button"> & { busy?: boolean };

export function Button({ look, size, wide, icon, busy = false, className, children, ...rest }: ButtonProps) {
  const { t } = useText();
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(buttonClass({ look, size, wide }), busy && "is-busy", className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <span className="sr">{t("ui.busy")}</span>}
      {icon && <Icon name={icon} />}
      <Label>{children}</Label>
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & ComponentProps<"a"> & { href: string };

export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={joinClasses(buttonClass({ look, size, wide }), className)}>
      {icon && <Icon name={icon} />}
      <Label>{children}</Label>
    </a>
  );
}

export function GoLink({ className, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  return (
    <a {...rest} className={joinClasses("go", className)}>
      <span>{children}</span>
      <Icon name="arrow" flip />
    </a>
  );
}

function Label({ children }: { children: ReactNode }) {
  return <span className="btn__label">{children}</span>;
}

function buttonClass({ look = "primary", size = "normal", wide = false }: ButtonLook): string {
  return joinClasses("btn", `btn--${look}`, size === "small" && "btn--small", wide && "btn--wide");
}
