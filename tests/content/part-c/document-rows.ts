import { z } from "zod";
import {
  Centres,
  Cue,
  Design,
  LandingWidget,
  listOf,
  Page,
  PeopleStrongJob,
  PopularCategory,
  RecruiteeJob,
  SkillateJob,
  text,
} from "./fields.ts";
import { get, post, type Row } from "./row.ts";

const contentsOf = <Item extends z.ZodType>(item: Item) => z.object({ contents: listOf(item) });

const PORTALS = [
  ["K01", "recruitee", RecruiteeJob],
  ["K02", "people-strong", PeopleStrongJob],
  ["K03", "skillate", SkillateJob],
] as const;

/** Served at the root, and also below the gateway (AMB-25). */
const careers = PORTALS.flatMap(([id, portal, job]) =>
  (["own", "bumblebee"] as const).map((prefix) => ({
    name: `${id} jobs of ${portal} at ${prefix}`,
    asked: get(prefix, `/v1/api/careers/jobs/${portal}`),
    answer: listOf(job),
  })),
);

const WIDGETS = [
  ["K09", "trending-stories", "editors_pick"],
  ["K10", "trending-stories", "popular_stories"],
  ["K11", "diwali-stories", "seasonal_widget"],
  ["K12", "diwali-stories", "video_stories_widget"],
  ["K13", "home-story-gallery", "home_story_gallery"],
  ["K14", "design-ideas-landing-page", "design_ideas"],
] as const;

// The specification does not show whether the country code is upper or lower case.
const widgets = WIDGETS.flatMap(([id, contentType, slug]) =>
  ["in", "IN", "sg", "SG", "my", "MY"].map((iso) => ({
    name: `${id} the widget ${iso}_${slug}`,
    asked: get("content", `/document/es/search/${contentType}/slug/${iso}_${slug}`),
    answer: LandingWidget,
  })),
);

const DESIGNS = [
  ["IN", "looks", "kitchen-designs", "teak-galley-utility-balcony-chennai"],
  ["IN", "smart-photo-lite", "kitchen-designs", "sage-l-kitchen-breakfast-table-2bhk-pune"],
  ["SG", "looks", "kitchen-designs", "walnut-kitchen-round-breakfast-table-three"],
  ["MY", "looks", "kitchen-designs", "modern-kitchen"],
] as const;

const designs = DESIGNS.flatMap(([country, contentType, room, slug]) => {
  const type = `/document/es/search/${contentType}`;
  const filters = `country.eq:${country};roomType.eq:${room};slug.eq:${slug}`;
  const gallery = `country.eq:${country};roomType.in:${room};field.excludes:redirectedTo`;
  return [
    {
      name: `K16 the detail of a design of ${country} in ${contentType}`,
      asked: get("content", type, { filters }),
      answer: z.object({ contents: z.array(Design.extend({ slug: z.literal(slug) })).length(1) }),
    },
    {
      name: `K17 the designs before and after one of ${country} in ${contentType}`,
      asked: get("content", `${type}/slug/${slug}/prevnext/${contentType}`, { filters: gallery }),
      answer: z.object({ contents: z.tuple([Design, Design.extend({ slug: z.literal(slug) }), Design]) }),
    },
  ];
});

const CUES = [
  ["design-ideas-cues", ["IN", "SG", "MY"]],
  ["looks-cues", ["IN", "SG"]],
  ["offerings-cues", ["IN"]],
  ["magazine-cues", ["IN", "SG", "MY"]],
] as const;

const cues = CUES.flatMap(([cueSlug, countries]) =>
  countries.map((iso) => ({
    name: `K18 the ${cueSlug} of ${iso}`,
    asked: get("content", `/document/es/search/${cueSlug}`, { filters: `countryCode.eq:${iso}` }),
    answer: contentsOf(Cue.extend({ countryCode: z.literal(iso) })),
  })),
);

const popularCategories = ["IN", "SG", "MY"].map((iso) => ({
  name: `K15 the popular magazine categories of ${iso}`,
  asked: get("content", "/document/es/search/magazine_categories", { filters: `countryCode.eq:${iso}` }),
  answer: contentsOf(PopularCategory),
}));

const centres = ["IN", "SG", "MY", "SA"].map((iso) => ({
  name: `K08 the engagement centres of ${iso}`,
  asked: get("goobe", "/document/es/search/ec", { filters: `countryCode.eq:${iso}` }),
  answer: contentsOf(Centres),
}));

const ServicePage = z.object({ slug: text, title: text, content: z.string().regex(/<p>/) });

const servicePages = [
  ["privacy", {}],
  ["warranty-and-after-care", { countryIsoCode: "SG" }],
  ["terms-and-conditions-saudi-arabia", { countryIsoCode: "SA" }],
  ["terms-and-conditions-saudi-arabia-ar", { countryIsoCode: "SA", languageCode: "AR" }],
] as const;

export const DOCUMENT_ROWS: readonly Row[] = [
  ...careers,
  {
    name: "K06 pages of website_content",
    asked: get("goobe", "/document/es/search/website_content", { filters: "country.eq:IN" }),
    answer: contentsOf(Page),
  },
  ...["home-in", "home-sg", "home-my", "home-sa"].map((slug) => ({
    name: `K07 the page ${slug}`,
    asked: get("goobe", `/document/es/search/website_content/slug/${slug}`),
    answer: Page,
  })),
  ...centres,
  ...widgets,
  ...popularCategories,
  ...designs,
  ...cues,
  {
    name: "K19 a search over the site, whose answer is a JSON string",
    asked: {
      ...post("content", "/api/v1/search", { query: "sliding wardrobe", countryCode: "IN" }),
      isSearch: true,
    },
    answer: z
      .string()
      .transform((written): unknown => JSON.parse(written))
      .pipe(z.object({ results: listOf(z.object({ slug: text, title: text })) })),
  },
  ...servicePages.map(([slug, params]) => ({
    name: `K20 the service page ${slug}`,
    asked: get("backend", `/v1/contents/by.slug/${slug}`, params),
    answer: ServicePage,
  })),
  {
    name: "K21 a campaign page",
    asked: get("backend", "/v1/vega/pages/festive-move-in", { countryIsoCode: "IN" }),
    answer: Page,
  },
];
