import { getServicePage } from "../../../../contracts/calls/service-page.ts";
import type { HomePage } from "../../../../contracts/documents/home-page.ts";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { required } from "../../../frame/page.ts";
import { servicePath, termsSlug } from "../../../frame/policy-paths.ts";
import type { EmbedContent } from "../content.ts";
import { type EmbedLoad, type EmbedPlace, loadHome, moreAt } from "../content.ts";

export const TRUST_EMBEDS = {
  reviews: async (place) => {
    const { reviews, sampleNote } = await loadHome(place);
    const { critical } = reviews;
    return {
      kind: "voices",
      title: reviews.title,
      score: reviews.score,
      outOf: reviews.outOf,
      items: [
        ...reviews.items.map((review) => voiceOf(review, reviews)),
        { ...voiceOf(critical, reviews), reply: critical.reply },
      ],
      note: reviews.sample && sampleNote,
      more: moreAt(place, undefined, "reviews"),
    };
  },
  promise: async (place) => {
    const { promise } = await loadHome(place);
    return {
      kind: "points",
      title: promise.title,
      text: promise.lede,
      items: promise.items,
      more: moreAt(place, undefined, "promise"),
    };
  },
  proof: async (place) => {
    const { proof, sampleNote } = await loadHome(place);
    return {
      kind: "points",
      title: proof.label,
      items: proof.figures.map(({ value, label }) => ({ figure: value, name: label })),
      note: proof.sample && sampleNote,
      more: moreAt(place, undefined),
    };
  },
  process: async (place): Promise<EmbedContent> => {
    const { steps } = await loadHome(place);
    return {
      kind: "steps",
      title: steps.title,
      items: steps.items.map(({ name, when, text }) => ({ name, when, text })),
      more: moreAt(place, linkTo(place.edition, "how-it-works"), "steps"),
    };
  },
  local: async (place) => {
    const { local } = await loadHome(place);
    return {
      kind: "points",
      title: local.title,
      text: local.lede,
      picture: local.picture,
      items: local.points,
      more: moreAt(place, undefined),
    };
  },
  warranty: (place) => summaryOf(place, "warranty-and-after-care"),
  faq: (place) => topicOf(place, place.asked("topic") ?? "price"),
  service: (place) => summaryOf(place, place.asked("slug") ?? "design-stage"),
  tnc: (place) => summaryOf(place, termsSlug(place.edition.region)),
} satisfies Record<string, EmbedLoad>;

/** What a reader must know of a service or a policy who reads nothing else. */
export async function summaryOf(place: EmbedPlace, slug: string): Promise<EmbedContent> {
  const { call, edition } = place;
  const page = await required(
    call(getServicePage, { slug, countryIsoCode: edition.isoCode, languageCode: edition.languageCode }),
  );
  return {
    kind: "summary",
    title: page.title,
    text: page.summary,
    points: page.headings.map(({ text }) => text),
    updated: page.updated || undefined,
    more: moreAt(place, servicePath(edition, slug)),
  };
}

export async function topicOf(place: EmbedPlace, topic: string): Promise<EmbedContent> {
  const { title, intro, questions } = await loadDocument("faqs", place, topic);
  return {
    kind: "questions",
    title,
    text: intro,
    items: questions,
    more: moreAt(place, undefined, "questions"),
  };
}

function voiceOf(
  { stars, text, name, home }: HomePage["reviews"]["items"][number],
  { starsLabel }: Pick<HomePage["reviews"], "starsLabel">,
) {
  return { stars, label: fillPlaceholders(starsLabel, { stars }), text, by: [name, home] };
}
