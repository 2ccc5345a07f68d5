import type { LayoutName } from "../../../editions/countries.ts";
import type { IconName } from "../../../ui/media/icon-paths.ts";
import * as columns from "./footer-columns.ts";
import type { LayoutRow } from "./layout-row.ts";
import type { MenuLink } from "./menus/menu-link.ts";
import { LINKS } from "./menus/menu-links.ts";
import * as menus from "./menus/menus.ts";
import { INDIAN_ROOMS, MALAYSIAN_ROOMS, SAUDI_ROOMS, SINGAPOREAN_ROOMS } from "./rooms.ts";

export const LAYOUTS = {
  india: {
    menu: [
      menus.designIdeas(INDIAN_ROOMS, "living", [menus.LOOKS, LINKS.quiz, LINKS.realHomes]),
      menus.INDIAN_OFFERINGS,
      menus.INDIAN_PRICES,
      LINKS.magazine,
      menus.CITIES_AND_CENTRES,
    ],
    footer: [
      columns.ideas(INDIAN_ROOMS, [menus.LOOKS, LINKS.realHomes]),
      columns.INDIAN_OFFERINGS,
      columns.INDIAN_PRICES,
      columns.INDIAN_COMPANY,
      columns.HELP,
    ],
    registrations: [{ label: "layout.gstin", register: "gstin" }],
    taxNote: "layout.taxNoteIndia",
  },
  singapore: {
    menu: [
      menus.designIdeas(SINGAPOREAN_ROOMS, "living", [menus.LOOKS, LINKS.quiz, LINKS.realHomes]),
      menus.SINGAPOREAN_OFFERINGS,
      LINKS.hdbAndCondo,
      menus.SINGAPOREAN_PRICES,
      LINKS.magazine,
      menus.VISIT_US,
    ],
    footer: [
      columns.ideas(SINGAPOREAN_ROOMS, [menus.LOOKS, LINKS.realHomes]),
      columns.SINGAPOREAN_OFFERINGS,
      columns.SINGAPOREAN_PRICES,
      columns.SINGAPOREAN_COMPANY,
      columns.HELP,
    ],
    registrations: [{ label: "layout.hdbLicence", register: "hdbLicence" }],
    taxNote: "layout.taxNoteSingapore",
  },
  malaysia: {
    menu: [
      menus.designIdeas(MALAYSIAN_ROOMS, "living", [LINKS.quiz]),
      menus.MALAYSIAN_OFFERINGS,
      menus.PRICES,
      LINKS.magazine,
      menus.CENTRES,
    ],
    footer: [
      columns.ideas(MALAYSIAN_ROOMS, []),
      columns.MALAYSIAN_OFFERINGS,
      columns.PRICES,
      columns.COMPANY,
      columns.HELP,
    ],
    registrations: [{ label: "layout.ssm", register: "ssm" }],
    taxNote: "layout.taxNoteMalaysia",
  },
  "saudi-arabia": {
    menu: [
      menus.designIdeas(SAUDI_ROOMS, "majlis", [LINKS.quiz]),
      menus.SERVICES,
      menus.PRICES,
      LINKS.how,
      menus.CENTRES,
    ],
    footer: [columns.ideas(SAUDI_ROOMS, []), columns.SERVICES, columns.PRICES, columns.COMPANY, columns.HELP],
    registrations: [
      { label: "layout.commercialRegister", register: "commercialRegister" },
      { label: "layout.vatNumber", register: "vatNumber" },
    ],
    taxNote: "layout.taxNoteSaudiArabia",
  },
} as const satisfies Record<LayoutName, LayoutRow>;

export const BOTTOM_BAR = [
  { label: "layout.home", page: "home", icon: "home" },
  { ...LINKS.ideas, label: "layout.ideas", icon: "ideas" },
  { ...LINKS.calculator, label: "layout.price", icon: "price" },
  { ...LINKS.centres, label: "layout.centres", icon: "pin" },
  { label: "layout.talk", asks: "Sticky", icon: "talk" },
] as const satisfies readonly (MenuLink & { icon: IconName })[];

export const LEGAL_LINKS = [
  { label: "layout.privacy", page: "privacy" },
  { label: "layout.cookies", page: "cookie-policy" },
] as const satisfies readonly MenuLink[];
