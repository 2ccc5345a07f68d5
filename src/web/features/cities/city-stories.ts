import type { Asking } from "../../../contracts/documents/ask-documents.ts";
import type { Climate } from "../../../contracts/documents/offerings/climates.ts";
import { loadTopicRail } from "../magazine/rails/load-rail.ts";
import { type StoryTopic, topicOfClimate } from "../magazine/rails/story-topics.ts";
import { CLIMATE_CITIES, findCity } from "../offerings/label/climate-cities.ts";

/** So many cities of one climate have articles of their own about it. */
const FIRST_ROUND = 8;

/** What those after them are told instead, so that no two pages end with the same three. */
const LATER: Partial<Record<Climate, StoryTopic>> = {
  coastal: { categories: "kitchens-101,kitchen,small-spaces", first: ["kitchens-101"] },
  dry: {
    categories:
      "room-ideas,wardrobes-101,decor-and-styling,budget-and-cost,smart-home,vastu-and-feng-shui,small-spaces",
  },
};

/** What the air of the city asks for; cities of one climate take turns. */
export function findCityStories({ call, edition }: Asking, slug: string) {
  const climate = findCity(slug)?.climate;
  const alike = CLIMATE_CITIES.filter((city) => city.climate === climate);
  const place = Math.max(
    alike.findIndex((city) => city.slug === slug),
    0,
  );
  const later = climate && place >= FIRST_ROUND ? LATER[climate] : undefined;
  return later
    ? loadTopicRail(call, edition, later, place - FIRST_ROUND)
    : loadTopicRail(call, edition, topicOfClimate(climate), place);
}
