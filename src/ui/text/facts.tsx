import type { ReactNode } from "react";
import "./facts.css";

export function Facts({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="t15 soft facts">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the line is written once and never reordered
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
