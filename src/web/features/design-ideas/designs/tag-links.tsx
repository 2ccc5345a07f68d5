import type { Edition } from "../../../../editions/edition.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { categoryPath } from "./design-path.ts";
import { type NamedFilter, optionName } from "./filter-names.ts";

interface TagLinksProps {
  edition: Edition;
  categorySlug: string;
  tags: readonly string[];
  /** The filters of the category. A tag that is not one of its filters links to a search instead. */
  groups?: readonly NamedFilter[];
}

/** The CTA type of leads that began with a tag (DI-09). */
const CTA_TYPE = "Design Idea Tag";

export function TagLinks({ edition, categorySlug, tags, groups = [] }: TagLinksProps) {
  const { t } = useText();
  return (
    <ul className="tag-links row gap-2" aria-label={t("design.tags")}>
      {tags.map((tag) => (
        <li key={tag}>
          <a className="chip" href={tagPath({ edition, categorySlug, groups }, tag)}>
            {optionName(groups, "tags", tag)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function tagPath(
  place: Omit<TagLinksProps, "tags" | "groups"> & { groups: readonly NamedFilter[] },
  tag: string,
) {
  const { edition, categorySlug, groups } = place;
  const offered = groups.find(({ key }) => key === "tags")?.options;
  const isFilter = !offered || offered.some(({ id }) => id === tag);
  const words = optionName(groups, "tags", tag).toLowerCase();
  const search = isFilter ? undefined : linkTo(edition, "design-ideas-search", { searchKeyword: words });
  const query = new URLSearchParams({ ctaType: CTA_TYPE }).toString().replaceAll("+", "%20");
  return search
    ? `${search}?${query}`
    : `${categoryPath(edition, categorySlug)}?filters=tags:${encodeURIComponent(tag)}&${query}`;
}
