import { askSmartPhoto } from "../../../../contracts/calls/graphql/ask-smart-photo.ts";
import { getSmartPhoto } from "../../../../contracts/calls/graphql/get-smart-photo.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { ownCaller } from "../../../../contracts/upstream/own-caller.ts";
import { isCountry, regionOfCountry } from "../../../../editions/countries.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { pageNotFound } from "../../../frame/page.ts";
import {
  listSmartPhotos,
  SMART_PHOTO,
  smartPhotoPath,
} from "../../design-ideas/smart-photo/load/list-smart-photos.ts";
import { defaultIndex } from "../../design-ideas/smart-photo/picks/scene.ts";
import { isShown, toScene } from "../../design-ideas/smart-photo/picks/to-scene.ts";
import {
  type EmbedContent,
  type EmbedContext,
  type EmbedLoad,
  type EmbedTile,
  homeEmbed,
  loadHome,
  moreAt,
} from "../content.ts";

const SHOWN = 8;

export const PHOTO_EMBEDS = {
  "smart-photo": async (context) => {
    const slug = context.asked("slug");
    if (slug !== undefined) return sceneOf(context, slug);
    const [photo] = await listSmartPhotos(context.call, context.edition, { size: 1 });
    if (!photo) throw pageNotFound();
    return ownSceneOf(context, photo.slug);
  },
  "kitchen-exp/smart-photo": async (context) => {
    const photos = await listSmartPhotos(context.call, context.edition, { size: 40 });
    const kitchen = photos.find(({ roomType }) => roomType === "kitchen");
    if (!kitchen) throw pageNotFound();
    return ownSceneOf(context, kitchen.slug);
  },
  "smart-photos": async (context) => {
    const photos = await listSmartPhotos(context.call, context.edition, { size: SHOWN });
    if (photos.length === 0) throw pageNotFound();
    const { priced } = await loadHome(context);
    return {
      kind: "tiles",
      layout: "rail",
      title: priced.title,
      text: priced.lede,
      items: photos.map(
        ({ title, href, picture, roomSize, totalPrice }): EmbedTile => ({
          title,
          href,
          picture,
          facts: [roomSize],
          price: { from: totalPrice },
        }),
      ),
      more: moreAt(context, undefined, "priced"),
    };
  },
  rooms: homeEmbed("rooms", ({ rooms }) => ({
    kind: "tiles",
    layout: "rail",
    title: rooms.title,
    items: rooms.tiles.map(({ name, note, picture }) => ({ title: name, text: note, picture })),
  })),
  homes: homeEmbed("homes", ({ homes, sampleNote }) => ({
    kind: "tiles",
    layout: "rail",
    title: homes.title,
    note: homes.sample && sampleNote,
    items: homes.items.map(({ title, facts, price, weeks, picture }) => ({
      title,
      facts: [...facts, weeks],
      price: { from: price },
      picture,
    })),
  })),
  offerings: homeEmbed("offerings", ({ offerings }) => ({
    kind: "tiles",
    layout: "rail",
    title: offerings.title,
    text: offerings.lede,
    items: offerings.items.map(({ name, text, weeks, from, picture }) => ({
      title: name,
      text,
      facts: [weeks],
      price: from === undefined ? undefined : { from },
      picture,
    })),
  })),
} satisfies Record<string, EmbedLoad>;

/** The listed photographs are always our own. */
function ownSceneOf(context: EmbedContext, slug: string): Promise<EmbedContent> {
  return sceneOf({ ...context, call: ownCaller(context.call) }, slug);
}

/** A photograph belongs to one country's site but is shown in the embeds of every country (OE-04). */
async function sceneOf(context: EmbedContext, slug: string): Promise<EmbedContent> {
  const { call, edition, t } = context;
  const photo = await findPhoto(call, slug, edition);
  const scene = photo && toScene(photo);
  const country = photo?.countryCode.toLowerCase() ?? "";
  if (!scene || !isCountry(country) || !isShown(photo, edition.country, { embedded: true }))
    throw pageNotFound();
  const pieces = scene.pieces.flatMap(({ id, name, spots: [spot], variations }) => {
    const shown = variations[defaultIndex(variations)];
    return spot && shown ? [{ id, name, detail: shown.name, ...spot, price: shown.price }] : [];
  });
  const home = edition.country === country ? edition : editionOf(regionOfCountry(country));
  return {
    kind: "scene",
    title: photo.title,
    text: photo.description,
    country,
    picture: { photo: scene.photo, alt: scene.alt },
    pieces,
    total: pieces.reduce((sum, { price }) => sum + price, 0),
    note: scene.isCoverUnknown ? undefined : t("embed.sceneNote"),
    more: moreAt(context, smartPhotoPath(home, photo)),
  };
}

/** Searches the embed's own country first, because several countries use the same slugs. */
async function findPhoto(call: Caller, slug: string, { isoCode, languageCode }: EmbedContext["edition"]) {
  if (!/^[\w-]+$/.test(slug)) return undefined;
  const asked = { smartPhotoSlug: slug, contentTypeSlug: SMART_PHOTO } as const;
  const found = await askSmartPhoto(call, { ...asked, countryIsoCode: isoCode, languageCode });
  if (found.ok) return found.value.photo;
  const any = await ownCaller(call)(getSmartPhoto, asked);
  return any.ok ? any.value : undefined;
}
