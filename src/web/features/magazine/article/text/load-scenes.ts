import { askSmartPhoto } from "../../../../../contracts/calls/graphql/ask-smart-photo.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { matchUrl } from "../../../../../urls/match-url.ts";
import { optional } from "../../../../frame/page.ts";
import { SMART_PHOTO, smartPhotoPath } from "../../../design-ideas/smart-photo/load/list-smart-photos.ts";
import { type SceneFacts, sceneFacts } from "../../../design-ideas/smart-photo/picks/scene-facts.ts";
import { isShown, toScene } from "../../../design-ideas/smart-photo/picks/to-scene.ts";
import type { ArticlePart } from "../read-article.ts";

/** Keyed by the link of the picture in the text. */
export type Scenes = ReadonlyMap<string, SceneFacts>;

/** Loads the priced photographs of a text. One that cannot be loaded stays a picture with a link. */
export async function loadScenes(
  call: Caller,
  edition: Edition,
  parts: readonly ArticlePart[],
): Promise<Scenes> {
  const hrefs = parts.flatMap((part) => (part.kind === "linked-picture" ? [part.href] : []));
  const found = await Promise.all(
    [...new Set(hrefs)].map(async (href) => [href, await loadScene(call, edition, href)] as const),
  );
  return new Map(found.flatMap(([href, facts]) => (facts ? [[href, facts]] : [])));
}

async function loadScene(call: Caller, edition: Edition, href: string): Promise<SceneFacts | undefined> {
  const match = matchUrl(href.split(/[?#]/)[0] ?? "");
  if (match?.row.page !== "smart-photo" || match.region !== edition.region) return undefined;
  const found = await optional(
    askSmartPhoto(call, {
      smartPhotoSlug: match.params.slug ?? "",
      contentTypeSlug: SMART_PHOTO,
      countryIsoCode: edition.isoCode,
      languageCode: edition.languageCode,
    }),
    undefined,
  );
  const scene = found && toScene(found.photo);
  if (!scene || !isShown(found.photo, edition.country, { embedded: false })) return undefined;
  const path = smartPhotoPath(edition, found.photo);
  const { country } = edition;
  return sceneFacts({ scene, picks: [], open: undefined, details: {}, path, keep: {}, country });
}
