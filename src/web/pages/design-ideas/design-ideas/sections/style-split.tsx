import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { DesignCard } from "../../../../features/designs/design-card.tsx";
import { searchPath } from "../../../../features/search/search-keyword.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { WidgetHead } from "./widget-head.tsx";
import type { WidgetProps } from "./widget-props.ts";
import "./style-split.css";
import "./track.css";

const MOST_STYLES = 9;

/** One style shown, and the others named beside it. */
export function StyleSplit({ widget, tastes, room, rates }: WidgetProps) {
  const { t } = useText();
  const ideas = linkTo(usePage().edition, "design-ideas") ?? "";
  return (
    <section className="sec">
      <div className="wrap">
        <WidgetHead widget={widget} />
        <div className="split split--stretch ideas-styles">
          <ul className="columns columns--2 ideas-styles__designs ideas-track">
            {widget.designs.slice(0, 4).map((design) => (
              <li key={design.slug}>
                <DesignCard
                  design={design}
                  room={room}
                  rates={rates}
                  sizes="(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, 430px"
                />
              </li>
            ))}
          </ul>
          {tastes.styles.length > 0 && (
            <nav className="ideas-styles__names" aria-label={t("ideas.styles")}>
              <p className="t15 soft">{t("ideas.styles")}</p>
              <ul>
                {tastes.styles.slice(0, MOST_STYLES).map(({ id, name }) => (
                  <li key={id}>
                    <a className="d25" href={searchPath(ideas, id.replaceAll("-", " "))}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </section>
  );
}
