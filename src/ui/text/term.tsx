import type { ReactNode } from "react";
import "./term.css";

/** Explains an uncommon word in place. It uses the browser's details element: no script, no hovering. */
export function Term({ children, meaning }: { children: ReactNode; meaning: ReactNode }) {
  return (
    <details className="term">
      <summary>{children}</summary>
      <p className="t13 soft">{meaning}</p>
    </details>
  );
}
