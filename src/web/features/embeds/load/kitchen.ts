import { LAYOUTS } from "../../../../contracts/documents/designs/design-taxonomy.ts";
import { findDocument } from "../../../frame/load-document.ts";
import { pageNotFound } from "../../../frame/page.ts";
import { categoryPath } from "../../designs/design-path.ts";
import type { EmbedContent } from "../content.ts";
import { type EmbedLoad, type EmbedPlace, loadHome, moreAt } from "../embed-place.ts";
import { designTile, galleryOf, KITCHENS, listDesigns } from "./designs.ts";
import { askIn } from "./talk.ts";
import { summaryOf, TRUST_EMBEDS, topicOf } from "./trust.ts";

/** A whole page about kitchens, in pieces. */
export const KITCHEN_EMBEDS = {
  "kitchen-exp/banner": async (place) => ({ ...(await kitchenAsk(place)), kind: "ask" }),
  "kitchen-exp/lead-form": async (place) => ({ ...(await kitchenAsk(place)), kind: "form" }),
  "kitchen-exp/gallery": (place) => galleryOf(place, KITCHENS, "grid"),
  "kitchen-exp/layouts": async (place) => {
    const { edition, t } = place;
    const designs = await listDesigns(place, KITCHENS, 100);
    const items = LAYOUTS.flatMap((layout) => {
      const design = designs.find((one) => one.layout === layout);
      return design ? [{ ...designTile(place, design), kicker: t(`card.layout-${layout}`) }] : [];
    });
    if (items.length === 0) throw pageNotFound();
    return {
      kind: "tiles",
      layout: "rail",
      title: t("embed.layoutsTitle"),
      items,
      more: moreAt(place, categoryPath(edition, KITCHENS)),
    };
  },
  "kitchen-exp/steps": (place) => TRUST_EMBEDS.process(place),
  "kitchen-exp/warranty": (place) => summaryOf(place, "warranty-and-after-care"),
  "kitchen-exp/faq": async (place) => {
    const { edition, t } = place;
    const category = await findDocument("design-ideas-categories", place, KITCHENS);
    // Where a country has no gallery of kitchens, what people ask of materials is closest.
    if (!category) return topicOf(place, "materials");
    return {
      kind: "questions",
      title: t("category.questions"),
      items: category.faqs,
      more: moreAt(place, categoryPath(edition, KITCHENS)),
    };
  },
} satisfies Record<string, EmbedLoad>;

async function kitchenAsk(place: EmbedPlace): Promise<Omit<Extract<EmbedContent, { kind: "form" }>, "kind">> {
  const { t } = place;
  const { rooms } = await loadHome(place);
  const tile = rooms.tiles.find(({ picture }) => picture.photo.name.startsWith("kitchen")) ?? rooms.tiles[0];
  const title = t("embed.kitchenTitle");
  return {
    title,
    text: t("embed.kitchenText"),
    picture: tile?.picture,
    more: moreAt(place, undefined, "rooms"),
    ask: { ...askIn(place), formTitle: title },
  };
}
