import type { Feature, GroupsPanel, MenuEntry } from "../layout-row.ts";
import type { RoomLink } from "../rooms.ts";
import type { MenuLink } from "./menu-link.ts";
import { LINKS } from "./menu-links.ts";

export const LOOKS: MenuLink = { label: "layout.looksInOneMood", page: "looks" };

export function designIdeas(
  rooms: readonly RoomLink[],
  photo: Feature["photo"],
  more: readonly MenuLink[],
): MenuEntry {
  return {
    ...LINKS.ideas,
    panel: {
      kind: "rooms",
      rooms,
      feature: { ...LINKS.priced, help: "layout.pricedDesignsHelp", photo },
      more,
    },
  };
}

const CENTRE_FEATURE: Feature = {
  ...LINKS.centres,
  label: "layout.visitCentre",
  help: "layout.visitCentreHelp",
  photo: "centre",
};

function offerings(items: GroupsPanel["items"]): MenuEntry {
  return { ...LINKS.offerings, panel: { kind: "groups", items, feature: CENTRE_FEATURE } };
}

export const INDIAN_OFFERINGS = offerings([
  LINKS.fullHome,
  LINKS.modular,
  LINKS.kitchens,
  LINKS.customKitchens,
  LINKS.wardrobes,
  LINKS.customWardrobes,
  LINKS.finishes,
  LINKS.how,
  LINKS.designers,
  LINKS.promise,
]);

export const SINGAPOREAN_OFFERINGS = offerings([
  LINKS.kitchenAndWardrobe,
  LINKS.kitchens,
  LINKS.wardrobes,
  LINKS.designToInstallation,
  LINKS.how,
  LINKS.designers,
  LINKS.ikea,
  LINKS.promise,
]);

export const MALAYSIAN_OFFERINGS = offerings([
  LINKS.designToInstallation,
  LINKS.how,
  LINKS.ikea,
  LINKS.promise,
]);

export const SERVICES: MenuEntry = {
  ...offerings([LINKS.fullHome, LINKS.kitchenAndWardrobe, LINKS.commercial, LINKS.ikea, LINKS.promise]),
  label: "layout.services",
};

const ESTIMATE_FEATURE: Feature = {
  ...LINKS.typicalHomes,
  label: "layout.readAnEstimate",
  help: "layout.readAnEstimateHelp",
  photo: "estimate",
};

/** The entry itself links to the first item. */
function prices(calculators: GroupsPanel["items"]): MenuEntry {
  const items = [
    ...calculators,
    LINKS.typicalHomes,
    LINKS.milestones,
    LINKS.priced,
    LINKS.priceQuestions,
    LINKS.planner,
    LINKS.rules,
    LINKS.keptEstimate,
  ];
  return {
    ...LINKS.calculator,
    label: "layout.prices",
    panel: { kind: "groups", items, feature: ESTIMATE_FEATURE },
  };
}

export const INDIAN_PRICES = prices([
  LINKS.homeCalculator,
  LINKS.kitchenCalculator,
  LINKS.wardrobeCalculator,
]);
export const SINGAPOREAN_PRICES = prices([LINKS.renovationCalculator]);
export const PRICES = prices([LINKS.calculator]);

/** The largest cities and a link to all of them, because the content of every header must stay short. */
export const CITIES_AND_CENTRES: MenuEntry = {
  ...LINKS.locations,
  or: LINKS.contact,
  label: "layout.citiesAndCentres",
  panel: {
    kind: "cities",
    more: [LINKS.locations, LINKS.nearMe, LINKS.contact],
    feature: CENTRE_FEATURE,
  },
};
export const CENTRES: MenuEntry = { ...LINKS.contact, label: "layout.citiesAndCentres" };
export const VISIT_US: MenuEntry = { ...LINKS.centres, label: "layout.visitUs" };
