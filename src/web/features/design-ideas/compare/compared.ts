import {
  isOfferingCategory,
  type OfferingType,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import { type Offering, picturesOf } from "../../looks-and-offerings/offerings/offering.ts";
import { listPath, WHOLE_LIST } from "../../looks-and-offerings/offerings/offering-path.ts";
import type { ChosenProduct } from "./state/compare-state.ts";

export interface ComparedProduct {
  offering: OfferingType;
  product: Offering;
}

export interface Compared {
  list: string;
  /** In the order of the address, at most two. */
  products: ComparedProduct[];
  /** Codes in the URL that cannot be compared: unknown products, or discontinued ones, which have a name. */
  missing: { code: string; name?: string }[];
  /** The product beyond the limit of two. */
  third?: ComparedProduct | undefined;
  isComparison: boolean;
}

export function chosenOf(edition: Edition, { offering, product }: ComparedProduct): ChosenProduct {
  const { code, name, category_slug } = product;
  const category = category_slug && isOfferingCategory(category_slug) ? category_slug : WHOLE_LIST[offering];
  return {
    code,
    name,
    list: listPath(edition, category),
    image: picturesOf(product)[0]?.photo.url,
  };
}

export function comparedTitle({ products }: Pick<Compared, "products">, { t }: Pick<Text, "t">): string {
  const [one, two] = products.map(({ product }) => product.name);
  return one && two ? t("compare.title", { one, two }) : t("compare.titleAlone");
}

interface ComparedPlace {
  t: Text["t"];
  /** The path of the list that the comparison replaces; it is the canonical URL. */
  path: string;
  crumbNames: NonNullable<PageDescription["crumbNames"]>;
}

export function comparedMeta(compared: Compared, { t, path, crumbNames }: ComparedPlace): PageDescription {
  return {
    title: comparedTitle(compared, { t }),
    description: t("compare.description"),
    canonical: path,
    crumb: t("compare.crumb"),
    crumbNames,
    index: false,
  };
}
