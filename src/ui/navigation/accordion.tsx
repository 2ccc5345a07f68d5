import type { ReactNode } from "react";
import "./accordion.css";

export interface AccordionItem {
  question: ReactNode;
  answer: ReactNode;
  open?: boolean;
}

export function Accordion({ items, group }: { items: readonly AccordionItem[]; group?: string }) {
  return (
    <div className="rule acc">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions are written once and never reordered
        <details key={index} name={group} open={item.open}>
          <summary>{item.question}</summary>
          <div className="soft pretty acc__body">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
