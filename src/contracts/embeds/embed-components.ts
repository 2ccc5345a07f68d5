import { type Region, regionsOf } from "../../editions/regions.ts";

/**
 * The query parameters that select the content of an embed, apart from its style. Without them the embed uses its own
 * defaults.
 */
export const EMBED_PARAMETERS = ["slug", "category", "topic", "city", "room", "tier"] as const;
export type EmbedParameter = (typeof EMBED_PARAMETERS)[number];

interface EmbedRow {
  title: string;
  group: EmbedGroup;
  /** In a frame 640 wide, until the embed reports its own height. */
  height: number;
  parameters?: readonly EmbedParameter[];
  /** The regions with content for it; all regions when unset. */
  regions?: readonly Region[];
}

const IDEAS = regionsOf("in", "sg", "my");
const SCENES = regionsOf("in", "sg", "sa");
const LOOKS = regionsOf("in", "sg");
const INDIA = regionsOf("in");
const SINGAPORE = regionsOf("sg");

export const EMBED_GROUPS = ["talk", "designs", "prices", "kitchen", "trust", "places", "reading"] as const;
export type EmbedGroup = (typeof EMBED_GROUPS)[number];

/** Every part of the site that another site may show, by its name below /oembed/. */
const EMBED_COMPONENTS = {
  // Contact
  cta: { title: "A button that opens the form", group: "talk", height: 190 },
  "banner-with-lead-form": { title: "Banner with a lead form", group: "talk", height: 900 },
  "website-cta": { title: "The way to the website", group: "talk", height: 220 },
  "guide-download": { title: "The guide, for an address", group: "talk", height: 330 },
  quiz: { title: "Quiz: which style is yours", group: "talk", height: 330, parameters: ["slug"] },
  referral: { title: "Bring a friend", group: "talk", height: 330 },
  "waiting-list": { title: "Waiting list for other cities", group: "talk", height: 330 },
  notification: { title: "What is new, in one line", group: "talk", height: 90 },

  // Designs and looks
  design: { title: "One design", group: "designs", height: 560, parameters: ["slug"], regions: IDEAS },
  designs: {
    title: "Designs of a category",
    group: "designs",
    height: 430,
    parameters: ["category"],
    regions: IDEAS,
  },
  "similar-designs": {
    title: "Designs like this one",
    group: "designs",
    height: 430,
    parameters: ["slug"],
    regions: IDEAS,
  },
  categories: { title: "Categories of designs", group: "designs", height: 360, regions: IDEAS },
  styles: { title: "Styles", group: "designs", height: 400, regions: SINGAPORE },
  rooms: { title: "Rooms, one after the other", group: "designs", height: 360 },
  "smart-photo": {
    title: "Smart photo: every price in it",
    group: "designs",
    height: 900,
    parameters: ["slug"],
    regions: SCENES,
  },
  "smart-photos": { title: "Smart photos", group: "designs", height: 430, regions: SCENES },
  look: {
    title: "A look for the whole home",
    group: "designs",
    height: 560,
    parameters: ["slug"],
    regions: LOOKS,
  },
  looks: {
    title: "Looks for the whole home",
    group: "designs",
    height: 430,
    parameters: ["category"],
    regions: LOOKS,
  },
  homes: { title: "Homes that we have built", group: "designs", height: 430 },
  finishes: { title: "Finishes", group: "designs", height: 330, parameters: ["category"], regions: INDIA },
  accessories: {
    title: "Fittings and accessories",
    group: "designs",
    height: 330,
    parameters: ["category"],
    regions: INDIA,
  },
  offerings: { title: "What we do", group: "designs", height: 430 },

  // Prices
  "home-cost": {
    title: "What a home costs",
    group: "prices",
    height: 300,
    parameters: ["room", "city", "tier"],
  },
  "city-prices": { title: "Prices of homes in a city", group: "prices", height: 460, parameters: ["city"] },
  "room-price": { title: "What a room costs", group: "prices", height: 300, parameters: ["room", "city"] },
  "unit-rates": { title: "Rates by the unit", group: "prices", height: 620 },
  "payment-milestones": { title: "When what is paid", group: "prices", height: 300 },

  // Kitchens
  "kitchen-exp/banner": { title: "Kitchens: banner", group: "kitchen", height: 420 },
  "kitchen-exp/layouts": { title: "Kitchens: layouts", group: "kitchen", height: 430, regions: IDEAS },
  "kitchen-exp/finishes": { title: "Kitchens: finishes", group: "kitchen", height: 330, regions: INDIA },
  "kitchen-exp/accessories": { title: "Kitchens: fittings", group: "kitchen", height: 330, regions: INDIA },
  "kitchen-exp/price-from": {
    title: "Kitchens: price from",
    group: "kitchen",
    height: 300,
    parameters: ["city"],
  },
  "kitchen-exp/compare": { title: "Kitchens: three tiers side by side", group: "kitchen", height: 420 },
  "kitchen-exp/gallery": { title: "Kitchens: gallery", group: "kitchen", height: 900, regions: IDEAS },
  "kitchen-exp/smart-photo": {
    title: "Kitchens: every price in one",
    group: "kitchen",
    height: 900,
    regions: SCENES,
  },
  "kitchen-exp/steps": { title: "Kitchens: steps", group: "kitchen", height: 520 },
  "kitchen-exp/faq": { title: "Kitchens: questions", group: "kitchen", height: 460 },
  "kitchen-exp/warranty": { title: "Kitchens: warranty", group: "kitchen", height: 420 },
  "kitchen-exp/lead-form": { title: "Kitchens: lead form", group: "kitchen", height: 640 },

  // Why trust us
  reviews: { title: "Reviews, a critical one too", group: "trust", height: 620 },
  promise: { title: "What the contract promises", group: "trust", height: 460 },
  proof: { title: "Our figures", group: "trust", height: 200 },
  process: { title: "How it works", group: "trust", height: 520 },
  warranty: { title: "Warranty", group: "trust", height: 420 },
  local: { title: "What homes of this country need", group: "trust", height: 480 },
  faq: { title: "Questions of a topic", group: "trust", height: 460, parameters: ["topic"] },
  service: { title: "A service, in short", group: "trust", height: 420, parameters: ["slug"] },
  tnc: { title: "Terms and conditions", group: "trust", height: 420 },

  // Where we are
  centre: { title: "An experience centre", group: "places", height: 240, parameters: ["city"] },
  centres: { title: "Experience centres", group: "places", height: 520, parameters: ["city"] },
  city: { title: "Homes of a city", group: "places", height: 520, parameters: ["city"], regions: INDIA },
  jobs: { title: "Open jobs", group: "places", height: 460, regions: LOOKS },

  "magazine-card": {
    title: "One story",
    group: "reading",
    height: 520,
    parameters: ["slug"],
    regions: IDEAS,
  },
  magazine: {
    title: "Newest stories",
    group: "reading",
    height: 430,
    parameters: ["category"],
    regions: IDEAS,
  },
  "most-read": { title: "What others are reading", group: "reading", height: 430, regions: IDEAS },
  "editors-pick": { title: "What we would read first", group: "reading", height: 430, regions: IDEAS },
  news: { title: "In the press", group: "reading", height: 460, regions: LOOKS },
} as const satisfies Record<string, EmbedRow>;

export type EmbedName = keyof typeof EMBED_COMPONENTS;

export const EMBED_NAMES = Object.keys(EMBED_COMPONENTS).filter(isEmbedName);

export function isEmbedName(name: string): name is EmbedName {
  return Object.hasOwn(EMBED_COMPONENTS, name);
}

export function embedRow(name: EmbedName): EmbedRow {
  return EMBED_COMPONENTS[name];
}

/** The lead form is not in the table, because it has its own address. */
export const LEAD_WIDGET = { title: "Lead form", height: 640 } as const;

/**
 * The permissions of our frame on another site: to run scripts, to submit its form, and to open a page when a visitor
 * clicks a link.
 */
export const FRAME_SANDBOX =
  "allow-scripts allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation";
