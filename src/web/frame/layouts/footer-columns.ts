import type { FooterColumn } from "./layout-row.ts";
import type { MenuLink } from "./menus/menu-link.ts";
import { LINKS } from "./menus/menu-links.ts";
import type { RoomLink } from "./rooms.ts";

const FOOTER_ROOMS = 4;

export function ideas(rooms: readonly RoomLink[], more: readonly MenuLink[]): FooterColumn {
  return {
    heading: "layout.ideas",
    items: [...rooms.slice(0, FOOTER_ROOMS), LINKS.priced, ...more, LINKS.quiz],
  };
}

export const INDIAN_OFFERINGS: FooterColumn = {
  heading: "layout.offerings",
  items: [
    LINKS.fullHome,
    LINKS.modular,
    LINKS.kitchens,
    LINKS.wardrobes,
    LINKS.customKitchens,
    LINKS.customWardrobes,
    LINKS.finishes,
    LINKS.designToInstallation,
    LINKS.offers,
  ],
};

export const SINGAPOREAN_OFFERINGS: FooterColumn = {
  heading: "layout.offerings",
  items: [
    LINKS.hdbAndCondo,
    LINKS.kitchenAndWardrobe,
    LINKS.kitchens,
    LINKS.wardrobes,
    LINKS.designToInstallation,
    LINKS.ikea,
    LINKS.offers,
  ],
};

export const MALAYSIAN_OFFERINGS: FooterColumn = {
  heading: "layout.offerings",
  items: [LINKS.offerings, LINKS.designToInstallation, LINKS.ikea],
};

export const SERVICES: FooterColumn = {
  heading: "layout.services",
  items: [LINKS.fullHome, LINKS.kitchenAndWardrobe, LINKS.commercial, LINKS.ikea],
};

const PROCESS: readonly MenuLink[] = [
  LINKS.typicalHomes,
  LINKS.how,
  LINKS.milestones,
  LINKS.planner,
  LINKS.rules,
  LINKS.keptEstimate,
];

export const INDIAN_PRICES: FooterColumn = {
  heading: "layout.pricesAndProcess",
  items: [LINKS.homeCalculator, LINKS.kitchenCalculator, LINKS.wardrobeCalculator, ...PROCESS],
};

export const SINGAPOREAN_PRICES: FooterColumn = {
  heading: "layout.pricesAndProcess",
  items: [LINKS.renovationCalculator, ...PROCESS],
};

export const PRICES: FooterColumn = {
  heading: "layout.pricesAndProcess",
  items: [LINKS.calculator, ...PROCESS],
};

export const INDIAN_COMPANY: FooterColumn = {
  heading: "layout.company",
  items: [
    LINKS.about,
    LINKS.reviews,
    LINKS.designers,
    LINKS.promise,
    LINKS.magazine,
    LINKS.press,
    LINKS.careers,
    LINKS.partners,
  ],
};

export const SINGAPOREAN_COMPANY: FooterColumn = {
  heading: "layout.company",
  items: [
    LINKS.about,
    LINKS.awards,
    LINKS.designers,
    LINKS.promise,
    LINKS.magazine,
    LINKS.press,
    LINKS.careers,
  ],
};

export const COMPANY: FooterColumn = {
  heading: "layout.company",
  items: [LINKS.promise, LINKS.magazine, LINKS.contact],
};

export const HELP: FooterColumn = {
  heading: "layout.help",
  items: [
    { label: "layout.talkToDesigner", asks: "Footer" },
    LINKS.centres,
    LINKS.contact,
    LINKS.questions,
    LINKS.warranty,
    LINKS.referFriend,
  ],
};
