import { getMagazinePost } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { FindCard } from "../../../../contracts/images/share-card.ts";

export const STORY_CARD = "story";

/** What it is made from: both ends can say it. */
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
