import { linkTo } from "../../../../urls/links.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import type { LoadedServicePage } from "./load-service-page.ts";

/** A search result shows about so much; what a host wrote may be longer. */
const LONGEST_DESCRIPTION = 160;

export function serviceMeta(page: LoadedServicePage, { t, edition }: MetaContext): PageDescription {
  const { title, seoTitle, seoDescription, path, twin } = page;
  return {
    title: seoTitle,
    description: shortened(seoDescription || title),
    canonical: path,
    crumb: title,
    crumbNames: {
      ...(linkTo(edition, "service") && { service: t("service.crumb") }),
      privacy: t("layout.privacy"),
    },
    ...(twin && { alternates: [{ region: edition.region, path }, twin] }),
  };
}

function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST_DESCRIPTION - 1))}…`;
}
