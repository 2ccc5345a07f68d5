import type { DesignIdeasCategoryAnswer } from "../../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import type { MyRoom } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { categoryPath } from "../../../../features/designs/design-path.ts";
import { MyRoomBar } from "../../../../features/my-room/my-room-bar.tsx";
import { withRoom } from "../../../../features/my-room/my-room-query.ts";
import { DesignSearchBox } from "../../../../features/search/design-search-box.tsx";
import type { FoundDesigns } from "../find-designs.ts";
import { FoundNotes } from "./found-notes.tsx";
import "./search-head.css";

interface SearchHeadProps {
  edition: Edition;
  keyword: string;
  path: string;
  found: FoundDesigns | undefined;
  categories: readonly DesignIdeasCategoryAnswer[];
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
}

/** What was looked for, what became of it, and the field to look again. */
export function SearchHead({ edition, keyword, path, found, categories, rates, room }: SearchHeadProps) {
  const { t } = useText();
  const ideas = linkTo(edition, "design-ideas");
  const hasResults = found !== undefined && found.total > 0;
  return (
    <div className="wrap search-head stack gap-5">
      <Breadcrumb
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          ...(ideas ? [{ name: t("ideas.title"), href: ideas }] : []),
          { name: t("search.go") },
        ]}
      />
      <div className="search-head__in">
        <div className="search-head__words stack gap-2">
          <h1 className="d42">
            {found?.total === 0
              ? t("search.noneTitle", { keyword })
              : t("search.heading", { keyword: found?.correctedQuery ?? keyword })}
          </h1>
          <FoundNotes found={found} keyword={keyword} />
        </div>
        {hasResults && <MyRoomBar edition={edition} rates={rates} room={room} path={path} />}
      </div>
      <div className="split split--5-7 align-center search-head__again">
        <DesignSearchBox edition={edition} value={keyword} />
        {hasResults && <Rooms {...{ edition, categories, found, room }} />}
      </div>
    </div>
  );
}

/** The categories that the designs of this page stand in, with how many each holds. */
function Rooms({ edition, categories, found, room }: Omit<SearchHeadProps, "keyword" | "path" | "rates">) {
  const { t } = useText();
  const inResults = new Set(
    found?.entries.flatMap((entry) => (entry.kind === "design" ? [entry.design.roomType] : [])),
  );
  const rooms = categories.filter(({ slug }) => inResults.has(slug)).slice(0, 5);
  return rooms.length === 0 ? null : (
    <nav className="search-rooms line" aria-label={t("search.byRoom")}>
      <p className="t15 soft">{t("search.byRoom")}</p>
      <ul>
        {rooms.map(({ slug, title, count }) => (
          <li key={slug}>
            <a className="chip" href={withRoom(categoryPath(edition, slug), room)}>
              {title} <span className="num soft">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
