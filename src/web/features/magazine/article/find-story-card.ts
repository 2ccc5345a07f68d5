import { getMagazinePost } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { FindCard } from "../../../../contracts/images/share-card.ts";

export const STORY_CARD = "story";

/** The data from which the share card is made. The page and the card route both have it. */
export function storyCardSource({ title, image }: { title: string; image: string }) {
  return { title, image };
}

export const findStoryCard: FindCard = async (call, { edition, slug }) => {
  const outcome = await call(getMagazinePost, { slug, countryIsoCode: edition.isoCode });
  if (!outcome.ok || outcome.value.title === "") return undefined;
  const { title, image, picture } = outcome.value;
  return {
    document: storyCardSource({ title, image }),
    title,
    photo: picture?.photo ?? { url: image },
  };
};
