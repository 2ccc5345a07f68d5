import { type AgreedCall, type Asked, NOT_NAMED } from "../agreed-call.ts";
import { valuesAsked } from "../asked-filters.ts";
import { CENTRES, pageDocument } from "../entities/company.ts";
import { CUES } from "../entities/cues.ts";
import { DESIGNS } from "../entities/designs.ts";
import { CATEGORY_ROWS, LANDING_WIDGET } from "../entities/magazine.ts";

const SEARCH = "/document/es/search";

const content = { host: "content", method: "GET" } as const;
const goobe = { host: "goobe", method: "GET", query: NOT_NAMED } as const;

/** The document search (K06 to K20). The first row that matches an address answers it. */
export const DOCUMENT_CALLS: readonly AgreedCall[] = [
  { id: "K8", ...goobe, path: `${SEARCH}/ec`, answer: () => ({ contents: CENTRES }) },
  {
    id: "K6",
    ...goobe,
    path: `${SEARCH}/{contentSlug}`,
    answer: ({ params }) => pageDocument(params.contentSlug ?? ""),
  },
  {
    id: "K7",
    ...goobe,
    path: `${SEARCH}/{contentSlug}/slug/{pageSlug}`,
    answer: ({ params }) => pageDocument(params.pageSlug ?? ""),
  },
  widget("K9", "trending-stories", "{iso}_editors_pick"),
  widget("K10", "trending-stories", "{iso}_popular_stories"),
  widget("K11", "diwali-stories", "{iso}_seasonal_widget"),
  widget("K12", "diwali-stories", "{iso}_video_stories_widget"),
  widget("K13", "home-story-gallery", "{iso}_home_story_gallery"),
  widget("K14", "design-ideas-landing-page", "{iso}_design_ideas"),
  {
    id: "K15",
    ...content,
    path: `${SEARCH}/magazine_categories`,
    query: ["filters"],
    filters: ["countryCode.eq"],
    answer: () => ({ contents: CATEGORY_ROWS }),
  },
  ...["looks", "smart-photo-lite"].flatMap((contentType): AgreedCall[] => [
    {
      id: "K16",
      ...content,
      path: `${SEARCH}/${contentType}`,
      query: ["filters"],
      filters: ["country.eq", "roomType.eq", "slug.eq"],
      answer: (asked) => ({ contents: designsOf(contentType, asked) }),
    },
    {
      id: "K17",
      ...content,
      path: `${SEARCH}/${contentType}/slug/{slug}/prevnext/{preNextContentType}`,
      query: ["filters"],
      filters: ["country.eq", "roomType.in", "field.excludes"],
      answer: (asked) => neighboursOf(contentType, asked),
    },
  ]),
  // The specification does not name the lists of cues; ours end in this suffix.
  {
    id: "K18",
    ...content,
    path: `${SEARCH}/{name}-cues`,
    query: ["filters"],
    filters: ["countryCode.eq"],
    answer: () => ({ contents: CUES }),
  },
  // A JSON string that must be parsed again; the specification does not define its content.
  {
    id: "K19",
    host: "content",
    method: "POST",
    path: "/api/v1/search",
    payload: NOT_NAMED,
    answer: () => "{}",
  },
  {
    id: "K20",
    host: "backend",
    method: "GET",
    path: "/v1/contents/by.slug/{slug}",
    answer: ({ params }) => ({ content: `<p>THEIR words of ${params.slug}.</p>` }),
  },
];

function widget(id: AgreedCall["id"], contentType: string, slug: string): AgreedCall {
  return { id, ...content, path: `${SEARCH}/${contentType}/slug/${slug}`, answer: () => LANDING_WIDGET };
}

function designsOf(contentType: string, { filters }: Asked) {
  const slugs = valuesAsked(filters, "slug");
  const rooms = valuesAsked(filters, "roomType");
  return DESIGNS.filter(
    ({ item, roomType }) =>
      item.contentType === contentType &&
      (slugs?.includes(item.slug) ?? true) &&
      (rooms?.includes(roomType) ?? true),
  ).map(({ item }) => item);
}

/** The previous item, the item and the next item: always three, so the list wraps around. */
function neighboursOf(contentType: string, asked: Asked) {
  const gallery = designsOf(contentType, asked).filter(({ redirectedTo }) => redirectedTo === null);
  const at = gallery.findIndex(({ slug }) => slug === asked.params.slug);
  if (at < 0) return undefined;
  return { contents: [gallery.at(at - 1), gallery[at], gallery[(at + 1) % gallery.length]] };
}
