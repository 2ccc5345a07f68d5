import type { Explainer } from "../../../../contracts/documents/explainers/explainer-document.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";

/** The meta data of an explainer. Measurements in the query do not create another page for search engines. */
export function explainerMeta(
  { explainer }: { explainer: Explainer },
  { t, atHost }: MetaContext,
): PageDescription {
  const { title, description, crumb, hero, questions } = explainer;
  return {
    title,
    description,
    crumb,
    crumbNames: { offerings: t("layout.offerings") },
    image: { ...sharedPicture(hero.picture.photo, atHost), alt: hero.picture.alt },
    jsonLd: [questionsJsonLd(questions.items)],
  };
}
