import type { ReactNode } from "react";
import "./term.css";

/** A word that not everybody knows, explained where it stands. The browser's own details: no script, no hovering. */
export function Term({ children, meaning }: { children: ReactNode; meaning: ReactNode }) {
  return (
    <details className="term">
      <summary>{children}</summary>
      <p className="t13 soft">{meaning}</p>
    </details>
  );
}
