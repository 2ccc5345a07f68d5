import type { z } from "zod";
import { CalculatorRates, LaterRates } from "./calculator-rates.ts";
import { CalculatorWords } from "./calculators/calculator-words.ts";
import { Campaign, WrittenCampaign } from "./campaign.ts";
import { PeopleStrongJob, RecruiteeJob, SkillateJob } from "./careers/job.ts";
import { ContactPage } from "./centres/contact-page.ts";
import { AgreedCity, CityCentres, completeCity, EngagementCentre } from "./centres/engagement-centre.ts";
import { City, StoredCity } from "./city-document.ts";
import { ContentPage } from "./content-page-document.ts";
import { CueFile } from "./cue.ts";
import { CueDocument } from "./cue-document.ts";
import { agreedDesign, agreedLanding, agreedPricedDesign } from "./designs/agreed-design.ts";
import { DesignCategory, DesignCategoryFile } from "./designs/design-category.ts";
import { PricedDesign, UnpricedDesign } from "./designs/design-document.ts";
import { DesignFilter, DesignFilterFile } from "./designs/design-filter.ts";
import { DesignLanding, DesignLandingFile } from "./designs/design-landing.ts";
import { DesignStyle, DesignStyleFile } from "./designs/design-style-document.ts";
import { ReadDesign, ReadPricedDesign } from "./designs/read-design.ts";
import { ListedSmartPhoto } from "./designs/smart-photo-details.ts";
import { SmartPhoto } from "./designs/smart-photo-document.ts";
import { agreedDocument, type DocumentKind, kind } from "./document-kind.ts";
import { KitchenExplainer, WardrobeExplainer } from "./explainers/explainer-document.ts";
import { FactsDocument } from "./facts-document.ts";
import { HomeLook, HomeLookCategory, StoredLook, StoredLookCategory } from "./home-look.ts";
import { HomePage } from "./home-page.ts";
import {
  AgreedStoryRow,
  LandingWidgetFile,
  PinnedPosts,
  PinnedPostsFile,
  StoryRow,
} from "./magazine/landing-widget.ts";
import {
  MagazineAttribute,
  MagazineAuthorFile,
  MagazineCategoryFile,
  MagazineCategoryRow,
  MagazineTagFile,
  MagazineType,
  MagazineTypeFile,
} from "./magazine/magazine-attribute.ts";
import { MagazinePostFile } from "./magazine/magazine-post-document.ts";
import { StoredPost } from "./magazine/stored-post.ts";
import { Notification } from "./notification.ts";
import { OfferingCategoryPage, WrittenOfferingCategory } from "./offerings/offering-category.ts";
import { Accessory, Finish } from "./offerings/offering-document.ts";
import { OfferingProduct } from "./offerings/offering-product.ts";
import { CustomSku, Sku, WrittenCustomSku, WrittenSku } from "./offerings/sku-document.ts";
import { BuildingRules, WrittenBuildingRules } from "./planning/building-rules-document.ts";
import { PlanWeeks } from "./planning/plan-weeks.ts";
import { WorkCalendar } from "./planning/work-calendar.ts";
import { CompanyNews, CompanyNewsFile } from "./press/company-news-document.ts";
import { PressPage } from "./press/press-page.ts";
import { FaqTopic, ListedFaqTopic } from "./question.ts";
import { Quiz } from "./quiz-document.ts";
import { ReferPage } from "./refer-page.ts";
import { SeoFooter } from "./seo-footer.ts";
import { ListedServicePage, ServicePageFile } from "./service-page-document.ts";
import { StyleGuide } from "./style-guide.ts";

/** These documents are not agreed, so the site reads them from its own backend. */
const ours = { isOurs: true } as const;
const page = { answersAs: "page", listedBy: "goobe" } as const;
const ofCountry = { distinguishedBy: ["country"] } as const;
const ofEdition = { distinguishedBy: ["country", "language"] } as const;
const cues = { written: CueFile, stored: CueDocument, distinguishedBy: ["countryCode"] } as const;
const attribute = { ...ofCountry, stored: MagazineAttribute } as const;
const stories = {
  written: LandingWidgetFile,
  stored: StoryRow,
  agreed: agreedDocument(StoryRow, {
    theirs: AgreedStoryRow,
    complete: ({ subtitle, ...row }) => ({ ...row, subtitle: subtitle ?? "" }),
  }),
};

export const DOCUMENTS = {
  home: kind("website_content", {
    ...page,
    slugs: "home-*",
    slugOf: ({ region }) => `home-${region}`,
    written: HomePage,
    stored: HomePage,
  }),
  "refer-a-friend": kind("website_content", {
    ...page,
    slugs: "refer-a-friend-*",
    slugOf: ({ region }) => `refer-a-friend-${region}`,
    written: ReferPage,
    stored: ReferPage,
  }),
  press: kind("website_content", {
    ...page,
    slugs: "press-*",
    slugOf: ({ region }) => `press-${region}`,
    written: PressPage,
    stored: PressPage,
  }),
  "content-pages": kind("content-pages", {
    ...page,
    ...ofEdition,
    written: ContentPage,
    stored: ContentPage.strip(),
  }),
  "know-your-kitchen": explainerOf("know-your-kitchen", KitchenExplainer, KitchenExplainer.strip()),
  "know-your-wardrobe": explainerOf("know-your-wardrobe", WardrobeExplainer, WardrobeExplainer.strip()),
  calculators: kind("calculators", {
    ...ours,
    ...page,
    ...ofEdition,
    written: CalculatorWords,
    stored: CalculatorWords.strip(),
  }),
  "style-guide": kind("style-guide", {
    ...ours,
    ...page,
    ...ofEdition,
    slugOf: () => "style-guide",
    written: StyleGuide,
    stored: StyleGuide.strip(),
  }),
  cities: kind("cities", { ...ours, ...ofCountry, written: City, stored: StoredCity }),
  "contact-pages": kind("contact-pages", {
    ...ours,
    ...page,
    ...ofEdition,
    written: ContactPage,
    stored: ContactPage.strip(),
  }),
  campaigns: kind("campaigns", { ...ours, ...ofEdition, written: WrittenCampaign, stored: Campaign }),
  ec: kind("ec", {
    listedBy: "goobe",
    distinguishedBy: ["countryCode"],
    written: EngagementCentre,
    stored: CityCentres,
    agreed: agreedDocument(CityCentres, { theirs: AgreedCity, complete: completeCity }),
  }),
  faqs: kind("faqs", { ...ours, ...ofEdition, written: FaqTopic, stored: ListedFaqTopic }),
  notifications: kind("notifications", {
    ...ours,
    listedBy: "goobe",
    ...ofEdition,
    written: Notification,
    stored: Notification,
  }),
  facts: kind("facts", { ...ours, ...ofEdition, written: FactsDocument, stored: FactsDocument }),
  "seo-footers": kind("seo-footers", { ...ours, ...ofEdition, written: SeoFooter, stored: SeoFooter }),
  "rates-in": ratesOf("rates-in"),
  "rates-sg": ratesOf("rates-sg"),
  "rates-my": ratesOf("rates-my"),
  "rates-sa": ratesOf("rates-sa"),
  "building-rules": kind("building-rules", {
    ...ours,
    ...ofEdition,
    written: WrittenBuildingRules,
    stored: BuildingRules,
  }),
  "work-calendars": kind("work-calendars", {
    ...ours,
    slugOf: ({ country }) => `calendar-${country}`,
    written: WorkCalendar,
    stored: WorkCalendar.strip(),
  }),
  "plan-weeks": kind("plan-weeks", {
    ...ours,
    slugOf: ({ country }) => `weeks-${country}`,
    written: PlanWeeks,
    stored: PlanWeeks.strip(),
  }),

  looks: kind("looks", {
    ...ofCountry,
    written: UnpricedDesign,
    stored: ReadDesign,
    agreed: agreedDesign,
  }),
  "smart-photo-lite": kind("smart-photo-lite", {
    ...ofCountry,
    written: PricedDesign,
    stored: ReadPricedDesign,
    agreed: agreedPricedDesign,
  }),
  "smart-photo": kind("smart-photo", {
    ...ours,
    ...ofEdition,
    written: SmartPhoto,
    stored: ListedSmartPhoto,
  }),
  "design-ideas-categories": kind("design-ideas-categories", {
    ...ours,
    ...ofCountry,
    written: DesignCategoryFile,
    stored: DesignCategory,
  }),
  "design-ideas-filters": kind("design-ideas-filters", {
    ...ours,
    written: DesignFilterFile,
    stored: DesignFilter,
  }),
  "design-ideas-landing-page": kind("design-ideas-landing-page", {
    slugOf: ({ country }) => `${country}_design_ideas`,
    written: DesignLandingFile,
    stored: DesignLanding,
    agreed: agreedLanding,
  }),
  "design-styles": kind("design-styles", {
    ...ours,
    ...ofCountry,
    written: DesignStyleFile,
    stored: DesignStyle,
  }),
  "design-ideas-cues": kind("design-ideas-cues", cues),
  "looks-cues": kind("looks-cues", cues),
  "offerings-cues": kind("offerings-cues", cues),
  "magazine-cues": kind("magazine-cues", cues),
  "home-looks": kind("home-looks", { ...ofCountry, written: HomeLook, stored: StoredLook }),
  "home-look-categories": kind("home-look-categories", {
    ...ours,
    ...ofCountry,
    written: HomeLookCategory,
    stored: StoredLookCategory,
  }),

  finishes: kind("finishes", { written: Finish, stored: OfferingProduct }),
  accessories: kind("accessories", { written: Accessory, stored: OfferingProduct }),
  "offerings-categories": kind("offerings-categories", {
    ...ours,
    written: WrittenOfferingCategory,
    stored: OfferingCategoryPage.strip(),
  }),
  skus: kind("skus", { slugs: "SKU-*", written: WrittenSku, stored: Sku.strip() }),
  "custom-skus": kind("custom-skus", {
    slugs: "CSKU-*",
    written: WrittenCustomSku,
    stored: CustomSku.strip(),
  }),

  "trending-stories": kind("trending-stories", stories),
  "pinned-posts": kind("trending-stories", {
    ...ours,
    slugs: "in_pinned_posts",
    written: PinnedPostsFile,
    stored: PinnedPosts,
  }),
  "diwali-stories": kind("diwali-stories", stories),
  "home-story-gallery": kind("home-story-gallery", stories),
  "magazine-posts": kind("magazine-posts", { ...ofCountry, written: MagazinePostFile, stored: StoredPost }),
  "magazine-taxonomy": kind("magazine-taxonomy", { ...attribute, written: MagazineCategoryFile }),
  "magazine-tags": kind("magazine-tags", { ...attribute, written: MagazineTagFile }),
  "magazine-types": kind("magazine-types", {
    ...ours,
    ...ofCountry,
    written: MagazineTypeFile,
    stored: MagazineType,
  }),
  "magazine-authors": kind("magazine-authors", { ...attribute, written: MagazineAuthorFile }),
  magazine_categories: kind("magazine_categories", {
    distinguishedBy: ["countryCode"],
    stored: MagazineCategoryRow,
  }),
  "company-news": kind("company-news", { ...ofCountry, written: CompanyNewsFile, stored: CompanyNews }),
  "service-pages": kind("service-pages", {
    ...ofEdition,
    written: ServicePageFile,
    stored: ListedServicePage,
  }),
  "quiz-templates": kind("quiz-templates", { ...ofEdition, written: Quiz, stored: Quiz.strip() }),
  "careers-recruitee": kind("careers-recruitee", { written: RecruiteeJob.strict(), stored: RecruiteeJob }),
  "careers-people-strong": kind("careers-people-strong", {
    written: PeopleStrongJob.strict(),
    stored: PeopleStrongJob,
  }),
  "careers-skillate": kind("careers-skillate", { written: SkillateJob.strict(), stored: SkillateJob }),
} as const satisfies Record<string, DocumentKind>;

/** The slug is that of its page. The schemas differ, because each page plans something else. */
function explainerOf<Stored extends z.ZodType>(slug: string, written: z.ZodType, stored: Stored) {
  const named = { slugs: slug, slugOf: () => slug };
  return kind("explainers", { ...ours, ...page, ...ofEdition, ...named, written, stored });
}

/** The schema by document slug: every country has its own price model. */
function ratesOf<Slug extends keyof typeof CalculatorRates>(slug: Slug) {
  const rates = CalculatorRates[slug];
  return kind("calculator-rates", {
    ...ours,
    // Later rates are named after the day from which they are valid: rates-in-2027-04-01.
    slugs: `${slug}*`,
    slugOf: () => slug,
    written: rates,
    stored: rates.extend(LaterRates.shape),
  });
}

type Documents = typeof DOCUMENTS;

export type DocumentName = keyof Documents;

export function storedSchema<Kind extends DocumentName>(kind: Kind): Documents[Kind]["stored"] {
  return DOCUMENTS[kind].stored;
}

export type DocumentOf<Kind extends DocumentName> = z.output<Documents[Kind]["stored"]>;
