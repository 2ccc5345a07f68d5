import type { Feature, GroupsPanel, MenuEntry } from "../layout-row.ts";
import type { RoomLink } from "../rooms.ts";
import type { MenuLink } from "./menu-link.ts";

const LOOKS: MenuLink = { label: "layout.looksInOneMood", page: "looks" };
export const WITH_LOOKS = [LOOKS];
export const WITHOUT_LOOKS: MenuLink[] = [];

export const PRICED: MenuLink = {
  label: "layout.pricedDesigns",
  page: "smart-photo",
  params: { roomType: "kitchen", slug: "modern-kitchen" },
  section: "priced",
};

export const QUIZ: MenuLink = { label: "layout.styleQuiz", page: "style-quiz" };

/** Of countries whose calculator stands among their offerings. */
export const OWN_PRICE = {
  label: "layout.ownPrice",
  help: "layout.ownPriceHelp",
  page: "offerings",
  part: "price",
} as const;

export function designIdeas(
  rooms: readonly RoomLink[],
  looks: readonly MenuLink[],
  photo: Feature["photo"],
): MenuEntry {
  return {
    label: "layout.designIdeas",
    page: "design-ideas",
    section: "rooms",
    panel: {
      kind: "rooms",
      rooms,
      feature: {
        ...PRICED,
        help: "layout.pricedDesignsHelp",
        photo,
      },
      more: [...looks, QUIZ, { label: "layout.realHomes", section: "homes" }],
    },
  };
}

const FULL_HOME = {
  label: "layout.fullHome",
  help: "layout.fullHomeHelp",
  page: "full-home-interiors",
  section: "offerings",
} as const;
const MODULAR = {
  label: "layout.modular",
  help: "layout.modularHelp",
  page: "modular-interiors",
  section: "offerings",
} as const;
const KITCHENS = {
  label: "layout.kitchens",
  help: "layout.kitchensHelp",
  page: "know-your-kitchen",
  section: "offerings",
} as const;
const WARDROBES = {
  label: "layout.wardrobes",
  help: "layout.wardrobesHelp",
  page: "know-your-wardrobe",
  section: "offerings",
} as const;
const FINISHES = { label: "layout.finishes", help: "layout.finishesHelp", page: "finishes" } as const;
const HOW = {
  label: "layout.howItWorks",
  help: "layout.howItWorksHelp",
  page: "how-it-works",
  section: "steps",
} as const;
const PROMISE = { label: "layout.promise", help: "layout.promiseHelp", section: "promise" } as const;
const MILESTONES = {
  label: "layout.milestones",
  help: "layout.milestonesHelp",
  page: "how-it-works",
  part: "money",
  section: "steps",
} as const;
const TYPICAL = { label: "layout.typicalHomes", help: "layout.typicalHomesHelp", section: "cost" } as const;

const PLANNER = { label: "planner.crumb", help: "planner.help", page: "move-in-planner" } as const;
const KEPT = { label: "estimate.codeTitle", help: "layout.keptEstimateHelp", page: "estimates" } as const;
const RULES = { label: "rules.crumb", help: "rules.help", page: "building-rules" } as const;

const PRICED_ROOMS = { ...PRICED, help: "layout.pricedRoomsHelp" } as const;
const PRICE_QUESTIONS = {
  label: "layout.questions",
  help: "layout.priceQuestionsHelp",
  section: "questions",
} as const;

const CENTRE_FEATURE: Feature = {
  label: "layout.visitCentre",
  help: "layout.visitCentreHelp",
  section: "centres",
  photo: "centre",
};

function offerings(items: GroupsPanel["items"]): MenuEntry {
  return {
    label: "layout.whatWeDo",
    page: "offerings",
    section: "offerings",
    panel: { kind: "groups", items, feature: CENTRE_FEATURE },
  };
}

export const INDIAN_OFFERINGS = offerings([FULL_HOME, MODULAR, KITCHENS, WARDROBES, FINISHES, HOW, PROMISE]);
export const OFFERINGS = offerings([FULL_HOME, KITCHENS, WARDROBES, HOW, PROMISE]);

export const SERVICES: MenuEntry = {
  ...offerings([
    FULL_HOME,
    {
      label: "layout.kitchenAndWardrobe",
      help: "layout.kitchenAndWardrobeHelp",
      page: "kitchen-and-wardrobe-interiors",
      section: "offerings",
    },
    {
      label: "layout.commercial",
      help: "layout.commercialHelp",
      page: "commercial-interiors",
      section: "offerings",
    },
    PROMISE,
  ]),
  label: "layout.services",
};

const ESTIMATE_FEATURE: Feature = {
  label: "layout.readAnEstimate",
  help: "layout.readAnEstimateHelp",
  section: "cost",
  photo: "estimate",
};

function prices(items: GroupsPanel["items"]): MenuEntry {
  return {
    label: "layout.prices",
    section: "cost",
    panel: { kind: "groups", items: [...items, PLANNER, RULES, KEPT], feature: ESTIMATE_FEATURE },
  };
}

export const INDIAN_PRICES = prices([
  {
    label: "layout.homeCalculator",
    help: "layout.homeCalculatorHelp",
    page: "home-interior-price-calculator",
  },
  {
    label: "layout.kitchenCalculator",
    help: "layout.kitchenCalculatorHelp",
    page: "kitchen-price-calculator",
  },
  {
    label: "layout.wardrobeCalculator",
    help: "layout.wardrobeCalculatorHelp",
    page: "wardrobe-price-calculator",
  },
  TYPICAL,
  MILESTONES,
  PRICED_ROOMS,
  PRICE_QUESTIONS,
]);
export const SINGAPOREAN_PRICES = prices([
  {
    label: "layout.renovationCalculator",
    help: "layout.renovationCalculatorHelp",
    page: "renovation-price-calculator",
  },
  TYPICAL,
  MILESTONES,
  PRICED_ROOMS,
  PRICE_QUESTIONS,
]);
export const PRICES = prices([OWN_PRICE, TYPICAL, MILESTONES, PRICED_ROOMS, PRICE_QUESTIONS]);

export const HDB_AND_CONDO: MenuEntry = {
  label: "layout.hdbAndCondo",
  page: "sg-interiors",
  section: "cost",
};
export const MAGAZINE: MenuEntry = { label: "layout.magazine", page: "magazine" };
export const CENTRES: MenuEntry = { label: "layout.citiesAndCentres", section: "centres" };
export const VISIT_US: MenuEntry = { label: "layout.visitUs", page: "visit-us", section: "centres" };
export const HOW_IT_WORKS: MenuEntry = {
  label: "layout.howItWorks",
  page: "how-it-works",
  section: "steps",
};
