import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { Icon } from "../media/icon.tsx";
import { useText } from "../text/text.tsx";
import "./chip.css";

export type ChipButtonProps = ComponentProps<"button"> & { on?: boolean; count?: number };

export function ChipButton({ on = false, count, className, children, ...rest }: ChipButtonProps) {
  return (
    <button type="button" {...rest} className={joinClasses("chip", on && "is-on", className)}>
      {children}
      {count ? <span className="chip__count num">{count}</span> : null}
      <Icon name="down" size="small" />
    </button>
  );
}

export function AppliedChip({ href, name, ...rest }: ComponentProps<"a"> & { href: string; name: string }) {
  const { t } = useText();
  return (
    <a {...rest} href={href} className="chip chip--applied" aria-label={t("ui.remove", { name })}>
      {name}
      <Icon name="close" size="small" />
    </a>
  );
}

export type TagProps = { tone?: "plain" | "paper" | "ok" | "warn"; children: ReactNode };

export function Tag({ tone = "plain", children }: TagProps) {
  return <span className={joinClasses("tag", tone !== "plain" && `tag--${tone}`)}>{children}</span>;
}
