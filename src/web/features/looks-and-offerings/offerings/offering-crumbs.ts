import {
  OFFERING_CATEGORIES,
  type OfferingCategory,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { Crumb } from "../../../../ui/navigation/breadcrumb.tsx";
import type { Text } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";

const CRUMB_NAMES = {
  offerings: "offerings.crumbAll",
  finishes: "offerings.crumbFinishes",
  "kitchen-cabinets": "offerings.crumbKitchen",
  "wardrobe-cabinets": "offerings.crumbWardrobe",
} as const satisfies Partial<Record<PageName, string>>;

export function crumbsAbove(edition: Edition, category: OfferingCategory, { t }: Pick<Text, "t">): Crumb[] {
  const { group = category } = OFFERING_CATEGORIES[category];
  const pages = ["offerings", ...(group in CRUMB_NAMES ? [group] : [])].filter(isNamed);
  return [
    { name: t("layout.home"), href: `/${edition.region}` },
    ...pages.flatMap((page) => {
      const href = linkTo(edition, page);
      return href ? [{ name: t(CRUMB_NAMES[page]), href }] : [];
    }),
  ];
}

export function crumbNames({ t }: Pick<Text, "t">): Partial<Record<PageName, string>> {
  return Object.fromEntries(Object.entries(CRUMB_NAMES).map(([page, key]) => [page, t(key)]));
}

function isNamed(page: string): page is keyof typeof CRUMB_NAMES {
  return Object.hasOwn(CRUMB_NAMES, page);
}
