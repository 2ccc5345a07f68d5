import { LAYOUTS } from "../../../../contracts/documents/designs/design-taxonomy.ts";
import { categoryPath } from "../../designs/design-path.ts";
import { findCategory } from "../../designs/find/find-category.ts";
import type { EmbedContent } from "../content.ts";
import { type EmbedLoad, type EmbedPlace, loadHome, moreAt } from "../embed-place.ts";
import { designTile, galleryOf, kitchensOf, listDesigns } from "./designs.ts";
import { askIn } from "./talk.ts";
import { summaryOf, TRUST_EMBEDS, topicOf } from "./trust.ts";

/** A whole page about kitchens, in pieces. */
export const KITCHEN_EMBEDS = {
  "kitchen-exp/banner": async (place) => ({ ...(await kitchenAsk(place)), kind: "ask" }),
  "kitchen-exp/lead-form": async (place) => ({ ...(await kitchenAsk(place)), kind: "form" }),
  "kitchen-exp/gallery": async (place) => galleryOf(place, await kitchensOf(place), "grid"),
  "kitchen-exp/layouts": async (place) => {
    const { edition, t } = place;
    const kitchens = await kitchensOf(place);
    const designs = await listDesigns(place, kitchens, 100);
    const items = LAYOUTS.flatMap((layout) => {
      const design = designs.find((one) => one.layout === layout);
      return design ? [{ ...designTile(place, design), kicker: t(`card.layout-${layout}`) }] : [];
    });
    // Which way a kitchen runs its host may not tell; then they are kitchens all the same.
    if (items.length === 0) return galleryOf(place, kitchens, "rail");
    return {
      kind: "tiles",
      layout: "rail",
      title: t("embed.layoutsTitle"),
      items,
      more: moreAt(place, categoryPath(edition, kitchens)),
    };
  },
  "kitchen-exp/steps": (place) => TRUST_EMBEDS.process(place),
  "kitchen-exp/warranty": (place) => summaryOf(place, "warranty-and-after-care"),
  "kitchen-exp/faq": async (place) => {
    const { edition, t } = place;
    const category = await findCategory(place, await kitchensOf(place));
    // Where a country has no gallery of kitchens, or nobody wrote of it, what people ask of materials is closest.
    if (!category || category.faqs.length === 0) return topicOf(place, "materials");
    return {
      kind: "questions",
      title: t("category.questions"),
      items: category.faqs,
      more: moreAt(place, categoryPath(edition, category.slug)),
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
