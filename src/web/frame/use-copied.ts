import { useState } from "react";

/** Copies a text and returns whether this text was copied. */
export function useCopied(text: string): [isCopied: boolean, copy: () => Promise<void>] {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    if (await copyText(text)) setCopied(text);
  };
  return [copied === text, copy];
}

/** Returns whether the text was copied: the browser may forbid it, and a page without TLS has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false;
    throw error;
  }
}
