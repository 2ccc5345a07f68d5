import { useText } from "../../../../../ui/text/text.tsx";
import { DesignCard } from "../../../../features/designs/design-card.tsx";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { TasteLinks } from "./taste-links.tsx";
import type { WidgetProps } from "./widget-props.ts";
import "../../../../sections/mosaic/mosaic.css";

export interface DesignRowLook {
  shown: number;
  /** The layout of the cards, and of the section where it is one. */
  cards: string;
  section?: string;
  tone?: "sand";
  isFlush?: boolean;
  /** How wide a card is where there is room; the first may be larger. */
  width: (index: number) => number;
  tastes?: { of: "styles" | "colours"; look: "beside" | "below" };
}

/** Designs as cards; one leafs through them on a phone. */
export function DesignRow({ widget, tastes, room, rates, look }: WidgetProps & { look: DesignRowLook }) {
  const { t } = useText();
  return (
    <Section tone={look.tone} isFlush={look.isFlush} className={look.section}>
      <SectionHead title={widget.title} lede={widget.subtitle} />
      <ul className={`${look.cards} ideas-track`}>
        {widget.designs.slice(0, look.shown).map((design, index) => (
          <li key={design.slug}>
            <DesignCard
              design={design}
              room={room}
              rates={rates}
              sizes={`(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, ${look.width(index)}px`}
            />
          </li>
        ))}
      </ul>
      {look.tastes && (
        <TasteLinks
          label={t(`ideas.${look.tastes.of}`)}
          tastes={tastes[look.tastes.of]}
          look={look.tastes.look}
        />
      )}
    </Section>
  );
}
