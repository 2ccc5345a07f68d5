import type { FooterColumn } from "./layout-row.ts";
import type { MenuLink } from "./menus/menu-link.ts";
import { MAGAZINE, OWN_PRICE, PRICED, QUIZ } from "./menus/menus.ts";
import type { RoomLink } from "./rooms.ts";

const FOOTER_ROOMS = 4;

export function ideas(rooms: readonly RoomLink[], looks: readonly MenuLink[]): FooterColumn {
  return {
    heading: "layout.ideas",
    items: [...rooms.slice(0, FOOTER_ROOMS), PRICED, ...looks, QUIZ],
  };
}

const FULL_HOME: MenuLink = { label: "layout.fullHome", page: "full-home-interiors", section: "offerings" };
const KITCHENS: MenuLink = { label: "layout.kitchens", page: "know-your-kitchen", section: "offerings" };
const WARDROBES: MenuLink = { label: "layout.wardrobes", page: "know-your-wardrobe", section: "offerings" };
const DESIGN_TO_INSTALLATION: MenuLink = {
  label: "layout.designToInstallation",
  page: "design-to-installation",
};

export const INDIAN_OFFERINGS: FooterColumn = {
  heading: "layout.offerings",
  items: [
    FULL_HOME,
    { label: "layout.modular", page: "modular-interiors", section: "offerings" },
    KITCHENS,
    WARDROBES,
    { label: "layout.finishes", page: "finishes" },
    DESIGN_TO_INSTALLATION,
  ],
};

export const OFFERINGS: FooterColumn = {
  heading: "layout.offerings",
  items: [FULL_HOME, KITCHENS, WARDROBES, DESIGN_TO_INSTALLATION],
};

export const SERVICES: FooterColumn = {
  heading: "layout.services",
  items: [
    FULL_HOME,
    {
      label: "layout.kitchenAndWardrobe",
      page: "kitchen-and-wardrobe-interiors",
      section: "offerings",
    },
    { label: "layout.commercial", page: "commercial-interiors", section: "offerings" },
  ],
};

const TYPICAL: MenuLink = { label: "layout.typicalHomes", section: "cost" };
const HOW: MenuLink = { label: "layout.howItWorks", page: "how-it-works", section: "steps" };
const MILESTONES: MenuLink = {
  label: "layout.milestones",
  page: "how-it-works",
  part: "money",
  section: "steps",
};

/** What stays with a visitor after a price. */
const PLANNING: MenuLink[] = [
  { label: "planner.crumb", page: "move-in-planner" },
  { label: "rules.crumb", page: "building-rules" },
  { label: "estimate.codeTitle", page: "estimates" },
];

export const INDIAN_PRICES: FooterColumn = {
  heading: "layout.pricesAndProcess",
  items: [
    { label: "layout.homeCalculator", page: "home-interior-price-calculator" },
    { label: "layout.kitchenCalculator", page: "kitchen-price-calculator" },
    { label: "layout.wardrobeCalculator", page: "wardrobe-price-calculator" },
    TYPICAL,
    HOW,
    MILESTONES,
    ...PLANNING,
  ],
};

export const SINGAPOREAN_PRICES: FooterColumn = {
  heading: "layout.pricesAndProcess",
  items: [
    { label: "layout.renovationCalculator", page: "renovation-price-calculator" },
    TYPICAL,
    HOW,
    MILESTONES,
    ...PLANNING,
  ],
};

export const PRICES: FooterColumn = {
  heading: "layout.pricesAndProcess",
  items: [OWN_PRICE, TYPICAL, HOW, MILESTONES, ...PLANNING],
};

const REAL_HOMES: MenuLink = { label: "layout.realHomes", section: "homes" };
const PROMISE: MenuLink = { label: "layout.promise", section: "promise" };
const ABOUT: MenuLink = { label: "layout.about", page: "about-us" };
const CAREERS: MenuLink = { label: "layout.careers", page: "careers" };
const PRESS: MenuLink = { label: "layout.press", page: "company-news" };
const REVIEWS: MenuLink = { label: "layout.reviews", section: "reviews" };

export const INDIAN_COMPANY: FooterColumn = {
  heading: "layout.company",
  items: [
    ABOUT,
    REAL_HOMES,
    { ...REVIEWS, page: "livspace-reviews" },
    PROMISE,
    MAGAZINE,
    PRESS,
    CAREERS,
    { label: "layout.partners", page: "livpreneur" },
  ],
};

export const SINGAPOREAN_COMPANY: FooterColumn = {
  heading: "layout.company",
  items: [
    ABOUT,
    REAL_HOMES,
    REVIEWS,
    PROMISE,
    MAGAZINE,
    PRESS,
    { label: "layout.awards", page: "awards" },
    CAREERS,
  ],
};

export const COMPANY: FooterColumn = {
  heading: "layout.company",
  items: [REAL_HOMES, REVIEWS, PROMISE, MAGAZINE],
};

export const HELP: FooterColumn = {
  heading: "layout.help",
  items: [
    { label: "layout.talkToDesigner", asks: "Footer" },
    { label: "layout.findCentre", section: "centres" },
    { label: "layout.questions", page: "service", section: "questions" },
    { label: "layout.referFriend", page: "refer-a-friend" },
  ],
};
