import type { Text } from "../../../../ui/text/text.tsx";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { Compared } from "./compared.ts";
import { comparedTitle } from "./view/compared-title.ts";

interface ComparedPlace {
  t: Text["t"];
  /** Of the list whose place it takes: that is what search engines are to know. */
  path: string;
  crumbNames: NonNullable<PageDescription["crumbNames"]>;
}

/** The head of a comparison. There are as many of them as pairs of products, so none is listed. */
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
