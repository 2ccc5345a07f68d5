import type { ReactNode } from "react";
import "./prose.css";

export function Prose({ children, hasInitial = false }: { children: ReactNode; hasInitial?: boolean }) {
  return <div className={hasInitial ? "pretty prose prose--initial" : "pretty prose"}>{children}</div>;
}
