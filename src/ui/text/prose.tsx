import type { ReactNode } from "react";
import "./prose.css";

/** Running text: a story, terms, help. 66 characters to the line, 18 to 19 px. */
export function Prose({ children, hasInitial = false }: { children: ReactNode; hasInitial?: boolean }) {
  return <div className={hasInitial ? "pretty prose prose--initial" : "pretty prose"}>{children}</div>;
}
