import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import type { DesignIdeaAnswer } from "../../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import type { MyRoom } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { DesignCard } from "../../../../features/designs/design-card.tsx";
import { categoryPath } from "../../../../features/designs/design-path.ts";

interface GalleryProps {
  style: DesignStyle;
  designs: readonly DesignIdeaAnswer[];
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
  edition: Edition;
}

/** Designs of the style from every room, and the way to the rest of each room. */
export function GallerySection({ style, designs, rates, room, edition }: GalleryProps) {
  const { t } = useText();
  if (designs.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{t("style.gallery", { style: style.name })}</h2>
          <p className="soft">{t("style.galleryHelp")}</p>
        </div>
        <ul className="row below-6 style-rooms" aria-label={t("style.rooms")}>
          {style.rooms.map(({ slug, title }) => (
            <li key={slug}>
              <a
                className="chip"
                href={`${categoryPath(edition, slug)}?filters=style:${style.styles.join(",")}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        <ul className="card-grid">
          {designs.map((design) => (
            <li key={`${design.contentType}/${design.slug}`}>
              <DesignCard design={design} rates={rates} room={room} level={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
