import type { CSSProperties, ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import "./bars.css";

export interface Bar {
  name: ReactNode;
  /** From 0 to 1, relative to the longest bar. */
  share: number;
  value: ReactNode;
  quiet?: boolean;
}

export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="bars">
      {bars.map((bar, index) => {
        const style: CSSProperties & Record<`--${string}`, string> = {
          "--share": `${Math.round(bar.share * 100)}%`,
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are written once and never reordered
          <li key={index} className={joinClasses("beside rule-end bar-row", bar.quiet && "is-quiet")}>
            <span>{bar.name}</span>
            <span className="bar-row__track" style={style} aria-hidden="true" />
            <span className="strong text-end bar-row__value">{bar.value}</span>
          </li>
        );
      })}
    </ul>
  );
}
