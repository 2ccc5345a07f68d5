import type { ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { IconButton } from "../forms/icon-button.tsx";
import { useText } from "../text/text.tsx";
import "./rail.css";

export interface RailProps {
  label: string;
  children: readonly ReactNode[];
  head?: ReactNode;
  size?: "tile" | "card";
  /** Extends to both edges of the window, aligned with the wrapper. */
  bleed?: boolean;
}

/** A row that scrolls. Part of the next item is always visible; the arrows are an aid, never the only way to scroll. */
export function Rail({ label, children, head, size = "card", bleed = false }: RailProps) {
  const { t } = useText();
  return (
    <div className={joinClasses("rail", `rail--${size}`, bleed && "rail--bleed")}>
      <div className="line gap-5 align-end apart below-5 rail__head">
        <div>{head}</div>
        <div className="line align-stretch no-shrink rail__arrows">
          <IconButton look="round" icon="back" flip label={`${label}: ${t("ui.railBack")}`} value="-1" />
          <IconButton look="round" icon="arrow" flip label={`${label}: ${t("ui.railForward")}`} value="1" />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row of things that are no links is scrolled by key too */}
      <ul className="rail__track" aria-label={label} tabIndex={0}>
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the row is written once and never reordered
          <li key={index}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
