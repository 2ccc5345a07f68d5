import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../../urls/links.ts";
import type { FoundLists } from "../../../../features/magazine/search/found-lists.ts";
import { moreThan } from "../../../../features/magazine/search/more-than.ts";
import { MagazineSearchBox } from "../../../../features/search/magazine-search-box.tsx";
import { searchPath } from "../../../../features/search/search-keyword.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Filled } from "../../../../sections/parts/filled.tsx";
import "./search-head.css";

interface SearchHeadProps {
  keyword: string;
  lists: FoundLists;
  hasFailed: boolean;
  correctedQuery?: string | undefined;
}

/** What was looked for in the magazine, what became of it, and the field to ask again. */
export function SearchHead({ keyword, lists, hasFailed, correctedQuery }: SearchHeadProps) {
  const { t } = useText();
  const { edition } = usePage();
  const magazine = linkTo(edition, "magazine");
  const { total } = lists.post;
  const least = moreThan(lists.post);
  const isNothing = !hasFailed && Object.values(lists).every((list) => list.total === 0);
  return (
    <div className="wrap magazine-search stack gap-5">
      <Breadcrumb
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          ...(magazine ? [{ name: t("layout.magazine"), href: magazine }] : []),
          { name: t("search.go") },
        ]}
      />
      <div className="split split--7-5 magazine-search__in">
        <div className="break-words magazine-search__words stack gap-2">
          <h1 className="d56">
            {isNothing
              ? t("search.noneTitle", { keyword })
              : t("search.heading", { keyword: correctedQuery ?? keyword })}
          </h1>
          {total > 0 && (
            <p className="t20 soft">
              {least !== undefined && t("magazineSearch.moreThan", { count: least.toLocaleString("en") })}
              {least === undefined &&
                (total === 1 ? t("magazineSearch.one") : t("magazineSearch.total", { count: total }))}
            </p>
          )}
          {correctedQuery && <Corrected keyword={keyword} corrected={correctedQuery} />}
        </div>
        <MagazineSearchBox edition={edition} value={keyword} />
      </div>
    </div>
  );
}

/** A word that nobody wrote, and the one that is offered in its place. */
function Corrected({ keyword, corrected }: { keyword: string; corrected: string }) {
  const { t } = useText();
  const { region } = usePage().edition;
  const href = searchPath(addressOf(region, "magazine"), corrected);
  return (
    <p className="t15">
      <Filled
        text={t("search.corrected")}
        parts={{
          keyword,
          corrected: (
            <a className="link" href={href}>
              {corrected}
            </a>
          ),
        }}
      />
    </p>
  );
}
