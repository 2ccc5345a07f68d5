import { createContext, type ReactNode, useContext } from "react";
import type { Text } from "../../editions/text.ts";

// Re-exports everything that views need for texts.
export { fillPlaceholders, type MessageKey, type MessageValues, type Text } from "../../editions/text.ts";

const TextContext = createContext<Text | undefined>(undefined);

export function TextProvider({ text, children }: { text: Text; children: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>;
}

export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error("A component asked for a message outside of TextProvider.");
  return text;
}
