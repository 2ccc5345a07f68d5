import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { NeighbourList } from "../find-neighbours.ts";
import "./category-tabs.css";

interface CategoryTabsProps {
  lists: readonly NeighbourList[];
  current: string;
}

/** The lists beside this one, each by a sample of what it holds. */
export function CategoryTabs({ lists, current }: CategoryTabsProps) {
  const { t } = useText();
  if (lists.length < 2) return null;
  return (
    <nav className="offering-tabs" aria-label={t("offerings.lists")}>
      <ul className="offering-tabs__track wrap">
        {lists.map(({ slug, name, href, picture }) => (
          <li key={slug}>
            <a className="offering-tab" href={href} aria-current={slug === current ? "page" : undefined}>
              <Picture photo={picture.photo} alt="" ratio="1:1" sizes="72px" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
