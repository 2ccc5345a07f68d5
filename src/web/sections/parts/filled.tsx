import { Fragment, type ReactNode } from "react";

/** Renders a sentence of a document whose {names} are replaced by elements: a price, a choice. */
export function Filled({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    const isName = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
    return <Fragment key={index}>{isName ? parts[piece] : piece}</Fragment>;
  });
}
