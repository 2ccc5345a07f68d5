import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { HeadedSection } from "../../../sections/parts/section.tsx";
import { DesignCard } from "./design-card.tsx";

interface SimilarDesignsProps {
  title?: string;
  designs: readonly DesignIdeaAnswer[];
  more?: { href: string; name: string } | undefined;
  room?: MyRoom | undefined;
  rates?: PriceRates | undefined;
}

export function SimilarDesigns({ title, designs, more, room, rates }: SimilarDesignsProps) {
  const { t } = useText();
  if (designs.length === 0) return null;
  return (
    <HeadedSection
      id="similar"
      title={title ?? t("design.similar")}
      more={more && <GoLink href={more.href}>{more.name}</GoLink>}
    >
      <ul className="card-grid cards-in-pairs">
        {designs.map((design) => (
          <li key={`${design.contentType}/${design.slug}`}>
            <DesignCard design={design} room={room} rates={rates} level={3} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** The link to all designs of a category in the same style; undefined if the style is unknown. */
export function moreInStyle(
  gallery: string,
  { style }: { style?: string | undefined },
  t: Text["t"],
): SimilarDesignsProps["more"] {
  return style ? { href: `${gallery}?filters=style:${style}`, name: t("design.allInStyle") } : undefined;
}
