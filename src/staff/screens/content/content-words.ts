import { isRegion, type Region } from "../../../editions/regions.ts";
import type { StaffKey, StaffText } from "../../frame/staff-text.tsx";

/** The kinds of documents by the words of an editor. */
export const TYPE_WORDS = {
  accessories: "staff.content.type.accessories",
  "building-rules": "staff.content.type.buildingRules",
  "calculator-rates": "staff.content.type.calculatorRates",
  calculators: "staff.content.type.calculators",
  campaigns: "staff.content.type.campaigns",
  "careers-people-strong": "staff.content.type.jobsPeopleStrong",
  "careers-recruitee": "staff.content.type.jobsRecruitee",
  "careers-skillate": "staff.content.type.jobsSkillate",
  cities: "staff.content.type.cities",
  "company-news": "staff.content.type.companyNews",
  "contact-pages": "staff.content.type.contactPages",
  "content-pages": "staff.content.type.contentPages",
  "custom-skus": "staff.content.type.customSkus",
  "design-ideas-categories": "staff.content.type.designCategories",
  "design-ideas-cues": "staff.content.type.designCues",
  "design-ideas-filters": "staff.content.type.designFilters",
  "design-ideas-landing-page": "staff.content.type.designLanding",
  "design-styles": "staff.content.type.designStyles",
  "diwali-stories": "staff.content.type.diwaliStories",
  ec: "staff.content.type.centres",
  explainers: "staff.content.type.explainers",
  facts: "staff.content.type.facts",
  faqs: "staff.content.type.faqs",
  finishes: "staff.content.type.finishes",
  "home-look-categories": "staff.content.type.homeLookCategories",
  "home-looks": "staff.content.type.homeLooks",
  "home-story-gallery": "staff.content.type.homeStories",
  looks: "staff.content.type.looks",
  "looks-cues": "staff.content.type.lookCues",
  "magazine-authors": "staff.content.type.authors",
  "magazine-cues": "staff.content.type.magazineCues",
  "magazine-posts": "staff.content.type.articles",
  "magazine-tags": "staff.content.type.articleTags",
  "magazine-taxonomy": "staff.content.type.articleCategories",
  "magazine-types": "staff.content.type.articleTypes",
  notifications: "staff.content.type.notices",
  "offerings-categories": "staff.content.type.offeringCategories",
  "offerings-cues": "staff.content.type.offeringCues",
  "plan-weeks": "staff.content.type.planWeeks",
  "quiz-templates": "staff.content.type.quizzes",
  "seo-footers": "staff.content.type.seoFooters",
  "service-pages": "staff.content.type.servicePages",
  skus: "staff.content.type.products",
  "smart-photo": "staff.content.type.smartPhotos",
  "smart-photo-lite": "staff.content.type.pricedDesigns",
  "style-guide": "staff.content.type.styleGuide",
  "trending-stories": "staff.content.type.trendingStories",
  website_content: "staff.content.type.homePages",
  "work-calendars": "staff.content.type.workCalendars",
} as const satisfies Record<string, StaffKey>;

/** "Articles"; the name of the type itself for one that has no words yet. */
export function typeWords(type: string, { t }: StaffText): string {
  const words: Record<string, StaffKey> = TYPE_WORDS;
  const key = words[type];
  return key ? t(key) : type;
}

/** The region whose folder contains the document. */
export function regionOf(id: string): Region | undefined {
  return id.split("#")[0]?.split("/").find(isRegion);
}

/** The address of a document in this application. */
export function documentPath(id: string): string {
  return `/content/${encodeURIComponent(id)}`;
}

export function documentKey(id: string): string[] {
  return ["document", id];
}
