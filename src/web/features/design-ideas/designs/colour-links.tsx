import type { Edition } from "../../../../editions/edition.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { swatchesOf } from "./colour-swatch.ts";
import { categoryPath } from "./design-path.ts";
import "./colour-links.css";

interface ColourLinksProps {
  edition: Edition;
  category: { slug: string; title: string };
  design: { colours: readonly string[]; palette?: readonly string[] };
}

/** The colours of a photograph. Each links to the designs of the category in that colour: "kitchens in this green". */
export function ColourLinks({ edition, category, design }: ColourLinksProps) {
  const { t } = useText();
  return (
    <ul className="colour-links row gap-2" aria-label={t("design.colours")}>
      {swatchesOf(design.colours, design.palette ?? []).map(({ family, hex }) => (
        <li key={family}>
          <a
            className="tap medium colour-link"
            href={`${categoryPath(edition, category.slug)}?filters=colours:${family}`}
          >
            <span className="colour-link__chip" style={{ backgroundColor: hex }} />
            {t("design.inColour", { colour: t(`design.colour-${family}`) })}
            <span className="sr">, {category.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
