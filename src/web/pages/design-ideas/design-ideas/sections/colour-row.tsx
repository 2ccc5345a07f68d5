import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { swatchesOf } from "../../../../features/designs/colour-swatch.ts";
import { DesignCard } from "../../../../features/designs/design-card.tsx";
import { searchPath } from "../../../../features/search/search-keyword.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { Taste } from "../load-tastes.ts";
import { WidgetHead } from "./widget-head.tsx";
import type { WidgetProps } from "./widget-props.ts";
import "./colour-row.css";
import "./track.css";

/** A colour through three rooms, and the way to the other colours. */
export function ColourRow({ widget, tastes, room, rates }: WidgetProps) {
  return (
    <section className="sec on-sand">
      <div className="wrap">
        <WidgetHead widget={widget} />
        <ul className="ideas-colour ideas-track">
          {widget.designs.slice(0, 3).map((design, index) => (
            <li key={design.slug}>
              <DesignCard
                design={design}
                room={room}
                rates={rates}
                sizes={`(width < 600px) calc(100vw - 40px), ${index === 0 ? "660px" : "420px"}`}
              />
            </li>
          ))}
        </ul>
        <Colours colours={tastes.colours} />
      </div>
    </section>
  );
}

function Colours({ colours }: { colours: readonly Taste[] }) {
  const { t } = useText();
  const ideas = linkTo(usePage().edition, "design-ideas") ?? "";
  const names = new Map(colours.map(({ id, name }) => [id, name]));
  if (names.size === 0) return null;
  return (
    <nav className="ideas-colours" aria-label={t("ideas.colours")}>
      <p className="t15 soft">{t("ideas.colours")}</p>
      <ul>
        {swatchesOf([...names.keys()], []).map(({ family, hex }) => (
          <li key={family}>
            <a href={searchPath(ideas, family)}>
              <span className="ideas-colours__chip" style={{ backgroundColor: hex }} />
              <span className="t15">{names.get(family)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
