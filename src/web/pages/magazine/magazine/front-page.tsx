import type { Landing } from "./load/load-landing.ts";
import { BrowseSection } from "./sections/browse.tsx";
import { CategoriesSection } from "./sections/categories.tsx";
import { ColumnsSection } from "./sections/columns.tsx";
import { CuesSection } from "./sections/cues.tsx";
import { FilmsSection } from "./sections/films.tsx";
import { HomesSection } from "./sections/homes.tsx";
import { LeadSection } from "./sections/lead.tsx";
import { Masthead } from "./sections/masthead.tsx";
import { RecentSection } from "./sections/recent.tsx";
import { SeasonSection } from "./sections/season.tsx";

/** A front page: one story leads, and each part below it has a rank and a rhythm of its own. */
export function FrontPage({ landing }: { landing: Landing }) {
  const { leading, below, editorsPick, popular, season, films, homes, categories, browse, recent, cues } =
    landing;
  return (
    <>
      <Masthead recent={recent} categories={browse.categories} />
      <LeadSection stories={leading} />
      <ColumnsSection editorsPick={editorsPick} popular={popular} />
      <CategoriesSection categories={categories} />
      {homes && <HomesSection row={homes} />}
      <CuesSection cues={cues} />
      {season && <SeasonSection row={season} />}
      {films && <FilmsSection row={films} />}
      <BrowseSection browse={browse} />
      <RecentSection recent={recent} stories={below} cues={cues} />
    </>
  );
}
