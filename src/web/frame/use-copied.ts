import { useState } from "react";
import { copyText } from "./copy-text.ts";

/** Copies a text, and tells whether it is this one that was copied. Where it cannot be nothing is claimed. */
export function useCopied(text: string): [isCopied: boolean, copy: () => Promise<void>] {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    if (await copyText(text)) setCopied(text);
  };
  return [copied === text, copy];
}
