import { linkTo } from "../../../../../urls/links.ts";
import { searchPath } from "../../../../features/search/search-keyword.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { Taste } from "../load-tastes.ts";

interface TasteLinksProps {
  label: string;
  tastes: readonly Taste[];
  /** Names below each other beside the designs, or in a row below them. */
  look: "beside" | "below";
}

/** The way to the other styles or colours. */
export function TasteLinks({ label, tastes, look }: TasteLinksProps) {
  const ideas = linkTo(usePage().edition, "design-ideas") ?? "";
  if (tastes.length === 0) return null;
  return (
    <nav className={`tastes tastes--${look}`} aria-label={label}>
      <p className="t15 soft">{label}</p>
      <ul>
        {tastes.map(({ name, keyword, hex }) => (
          <li key={keyword}>
            <a className={look === "beside" ? "d25" : "t15"} href={searchPath(ideas, keyword)}>
              {hex && <span className="no-shrink tastes__chip" style={{ backgroundColor: hex }} />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
