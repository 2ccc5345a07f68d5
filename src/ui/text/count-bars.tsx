import type { CSSProperties, ReactNode } from "react";
import "./count-bars.css";

interface CountBarsProps {
  label: string;
  rows: readonly { key: string; name: ReactNode; href: string; count: number }[];
}

/** One square for each thing that is counted. Every row is a link to its things. */
export function CountBars({ label, rows }: CountBarsProps) {
  const most = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <ul className="stack count-bars" aria-label={label}>
      {rows.map(({ key, name, href, count }) => {
        const style: CSSProperties & Record<`--${string}`, string | number> = {
          "--share": `${Math.round((count / most) * 100)}%`,
          "--count": count,
        };
        return (
          <li key={key}>
            <a href={href}>
              <span>{name}</span>
              <span className="count-bars__track" style={style} aria-hidden="true" />
              <b className="num text-end">{count}</b>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
