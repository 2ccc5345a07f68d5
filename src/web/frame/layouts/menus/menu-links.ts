import type { HelpedLink, MenuTarget } from "./menu-link.ts";

const WHAT_HOMES_COST: MenuTarget = {
  page: "full-home-interiors",
  part: "cost",
  or: { page: "offerings", part: "four" },
};

const OWN_PRICE: MenuTarget = { page: "offerings", part: "price" };

/** The country's calculator: a page, or a section of the offerings page. */
const CALCULATOR: MenuTarget = {
  page: "home-interior-price-calculator",
  or: { page: "renovation-price-calculator", or: OWN_PRICE },
};

const CENTRES: MenuTarget = { page: "visit-us", or: { page: "contact-us" } };

export const LINKS = {
  about: { label: "layout.about", help: "layout.aboutHelp", page: "about-us" },
  awards: { label: "layout.awards", help: "layout.awardsHelp", page: "awards" },
  calculator: { label: "layout.ownPrice", help: "layout.ownPriceHelp", ...CALCULATOR },
  careers: { label: "layout.careers", help: "layout.careersHelp", page: "careers" },
  centres: { label: "layout.findCentre", help: "layout.findCentreHelp", ...CENTRES },
  commercial: { label: "layout.commercial", help: "layout.commercialHelp", page: "commercial-interiors" },
  contact: { label: "layout.contact", help: "layout.contactHelp", page: "contact-us" },
  customKitchens: {
    label: "layout.customKitchens",
    help: "layout.customKitchensHelp",
    page: "custom-modular-kitchens",
  },
  customWardrobes: {
    label: "layout.customWardrobes",
    help: "layout.customWardrobesHelp",
    page: "custom-modular-wardrobes",
  },
  designers: { label: "layout.designers", help: "layout.designersHelp", page: "hire-a-designer" },
  designToInstallation: {
    label: "layout.designToInstallation",
    help: "layout.designToInstallationHelp",
    page: "design-to-installation",
  },
  festiveStories: {
    label: "layout.festiveStories",
    help: "layout.festiveStoriesHelp",
    page: "magazine-type",
    params: { magazineCategorySlug: "diwali-stories" },
  },
  finishes: { label: "layout.finishes", help: "layout.finishesHelp", page: "finishes" },
  fullHome: { label: "layout.fullHome", help: "layout.fullHomeHelp", page: "full-home-interiors" },
  hdbAndCondo: {
    label: "layout.hdbAndCondo",
    help: "layout.hdbAndCondoHelp",
    page: "sg-interiors",
    or: { page: "design-ideas-category", params: { categorySlug: "hdb-4-room" } },
  },
  homeCalculator: {
    label: "layout.homeCalculator",
    help: "layout.homeCalculatorHelp",
    page: "home-interior-price-calculator",
  },
  homeStories: {
    label: "layout.homeStories",
    help: "layout.homeStoriesHelp",
    page: "magazine-type",
    params: { magazineCategorySlug: "home-story-gallery" },
  },
  how: { label: "layout.howItWorks", help: "layout.howItWorksHelp", page: "how-it-works" },
  ideas: {
    label: "layout.designIdeas",
    help: "layout.designIdeasHelp",
    page: "design-ideas",
    // Saudi Arabia has no galleries: its rooms are priced photographs.
    or: { page: "smart-photos" },
  },
  ikea: { label: "layout.withIkea", help: "layout.withIkeaHelp", page: "hire-a-designer-ikea" },
  keptEstimate: { label: "estimate.codeTitle", help: "layout.keptEstimateHelp", page: "estimates" },
  kitchenAndWardrobe: {
    label: "layout.kitchenAndWardrobe",
    help: "layout.kitchenAndWardrobeHelp",
    page: "kitchen-and-wardrobe-interiors",
    or: { page: "livspace-kitchens-wardrobes" },
  },
  kitchenCalculator: {
    label: "layout.kitchenCalculator",
    help: "layout.kitchenCalculatorHelp",
    page: "kitchen-price-calculator",
  },
  kitchens: { label: "layout.kitchens", help: "layout.kitchensHelp", page: "know-your-kitchen" },
  locations: { label: "layout.allLocations", help: "layout.allLocationsHelp", page: "locations-sitemap" },
  magazine: { label: "layout.magazine", help: "layout.magazineHelp", page: "magazine" },
  milestones: {
    label: "layout.milestones",
    help: "layout.milestonesHelp",
    page: "how-it-works",
    part: "money",
  },
  modular: { label: "layout.modular", help: "layout.modularHelp", page: "modular-interiors" },
  nearMe: { label: "layout.nearMe", help: "layout.nearMeHelp", page: "interior-designer-near-me" },
  offerings: { label: "layout.whatWeDo", help: "layout.whatWeDoHelp", page: "offerings" },
  offers: { label: "layout.offers", help: "layout.offersHelp", page: "campaign-page" },
  partners: { label: "layout.partners", help: "layout.partnersHelp", page: "livpreneur" },
  planner: { label: "planner.crumb", help: "planner.help", page: "move-in-planner" },
  press: { label: "layout.press", help: "layout.pressHelp", page: "company-news" },
  priceQuestions: {
    label: "layout.questions",
    help: "layout.priceQuestionsHelp",
    page: "service-detail",
    params: { serviceDetailSlug: "pricing-and-quotes" },
    or: { page: "how-it-works", part: "questions" },
  },
  priced: {
    label: "layout.pricedDesigns",
    help: "layout.pricedRoomsHelp",
    page: "smart-photos",
    or: { page: "design-ideas" },
  },
  promise: {
    label: "layout.promise",
    help: "layout.promiseHelp",
    page: "service-detail",
    params: { serviceDetailSlug: "quality-promise" },
    or: { page: "how-it-works", part: "late" },
  },
  questions: {
    label: "layout.questions",
    help: "layout.questionsHelp",
    page: "service",
    or: { page: "how-it-works", part: "questions" },
  },
  quiz: { label: "layout.styleQuiz", help: "layout.styleQuizHelp", page: "style-quiz" },
  realHomes: {
    label: "layout.realHomes",
    help: "layout.realHomesHelp",
    page: "magazine-category",
    params: { categorySlug: "home-tours" },
  },
  referFriend: { label: "layout.referFriend", help: "layout.referFriendHelp", page: "refer-a-friend" },
  renovationCalculator: {
    label: "layout.renovationCalculator",
    help: "layout.renovationCalculatorHelp",
    page: "renovation-price-calculator",
  },
  reviews: { label: "layout.reviews", help: "layout.reviewsHelp", page: "livspace-reviews" },
  rules: { label: "rules.crumb", help: "rules.help", page: "building-rules" },
  trendingStories: {
    label: "layout.trendingStories",
    help: "layout.trendingStoriesHelp",
    page: "magazine-type",
    params: { magazineCategorySlug: "trending-stories" },
  },
  typicalHomes: { label: "layout.typicalHomes", help: "layout.typicalHomesHelp", ...WHAT_HOMES_COST },
  wardrobeCalculator: {
    label: "layout.wardrobeCalculator",
    help: "layout.wardrobeCalculatorHelp",
    page: "wardrobe-price-calculator",
  },
  wardrobes: { label: "layout.wardrobes", help: "layout.wardrobesHelp", page: "know-your-wardrobe" },
  warranty: {
    label: "layout.warranty",
    help: "layout.warrantyHelp",
    page: "service-detail",
    params: { serviceDetailSlug: "warranty-and-after-care" },
  },
} as const satisfies Record<string, HelpedLink>;

export type LinkName = keyof typeof LINKS;
