import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { breadcrumbsOf } from "../../../frame/seo/breadcrumbs.ts";
import type { ListingSubject } from "./listing-subject.ts";

/** The way from the home page down to a list, as search engines are told it. */
export function ListingCrumbs({ subject }: { subject: ListingSubject }) {
  const { t } = useText();
  const { name, path, parent } = subject;
  const crumbs = breadcrumbsOf(path, {
    home: t("layout.home"),
    current: name,
    pages: { magazine: t("layout.magazine"), ...(parent && { "magazine-category": parent.name }) },
  });
  return (
    <Breadcrumb crumbs={crumbs.map(({ name, path: href }) => (href === path ? { name } : { name, href }))} />
  );
}
