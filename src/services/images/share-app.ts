import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Caller } from "../../contracts/create-caller.ts";
import { OWN_PATHS } from "../../contracts/hosts.ts";
import { type FoundCard, type ShareCards, shareCardPath } from "../../contracts/images/share-card.ts";
import { editionOf } from "../../editions/edition.ts";
import { isRegion } from "../../editions/regions.ts";
import { Refusal } from "../http/refusal.ts";
import { refuseMethod } from "../http/serve-call.ts";
import { answerPicture } from "./answer-picture.ts";
import type { Original } from "./encoder/encode-picture.ts";
import { redirectTo } from "./images-app.ts";
import type { PictureStore } from "./picture-store.ts";
import type { Asker } from "./queue/asker.ts";

interface ShareParts {
  call: Caller;
  cards: ShareCards;
  /** The photograph of a card; a card can do without. */
  findPicture: (photo: FoundCard["photo"], asker: Asker) => Promise<Original | undefined>;
  pictures: PictureStore;
  brand: string;
}

/** `/api/share/home/sa-ar/home-<digits>.jpg`: the card of a document. Only documents have cards, and each has one. */
export function createShareApp({ call, cards, findPicture, pictures, brand }: ShareParts): Hono {
  const app = new Hono();
  const path = `${OWN_PATHS.share}/:kind/:region/:file` as const;

  app.get(path, async (context) => {
    const { kind, region, file } = context.req.param();
    const [, slug, digits] = /^(.+)-([0-9a-f]{8})\.jpg$/s.exec(file) ?? [];
    const findCard = Object.hasOwn(cards, kind) ? cards[kind] : undefined;
    if (!findCard || !isRegion(region) || slug === undefined) return noCard();
    const edition = editionOf(region);
    const card = await findCard(call, { edition, slug });
    if (!card) return noCard();
    const current = shareCardPath({ kind, region, slug }, card.document, brand);
    if (!current.endsWith(`-${digits}.jpg`)) return redirectTo(current);

    const tag = createHash("sha256").update(current).digest("hex").slice(0, 32);
    return answerPicture(context.req.raw, {
      tag,
      format: "jpg",
      isImmutable: true,
      isForEveryone: true,
      picture: (asker) =>
        pictures.get(
          {
            key: `${tag}.jpg`,
            async task() {
              const picture = await findPicture(card.photo, asker);
              return { kind: "card", card: { ...card, brand, language: edition.language, picture } };
            },
          },
          asker,
        ),
    });
  });
  app.all(path, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  return app;
}

function noCard(): Response {
  return new Refusal(404, "There is no card at this address.").respond();
}
