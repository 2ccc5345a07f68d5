import type { CSSProperties, ReactNode } from "react";
import "./count-bars.css";

export interface CountBar {
  key: string;
  name: ReactNode;
  /** The address of the things that are counted. */
  href?: string;
  count: number;
  /** Shown instead of the count. */
  value?: ReactNode;
}

/** One square for each thing that is counted. */
export function CountBars({ label, rows }: { label: string; rows: readonly CountBar[] }) {
  const most = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <ul className="stack count-bars" aria-label={label}>
      {rows.map(({ key, name, href, count, value = count }) => {
        const style: CSSProperties & Record<`--${string}`, string | number> = {
          "--share": `${Math.round((count / most) * 100)}%`,
          "--count": count,
        };
        const Row = href ? "a" : "div";
        return (
          <li key={key}>
            <Row className="count-bars__row" href={href}>
              <span>{name}</span>
              {count > 0 && <span className="count-bars__track" style={style} aria-hidden="true" />}
              <b className="num text-end count-bars__value">{value}</b>
            </Row>
          </li>
        );
      })}
    </ul>
  );
}
