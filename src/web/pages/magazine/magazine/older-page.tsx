import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { StoryGrid } from "../../../features/magazine/stories/story-grid.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { loadOlder } from "./load/load-older.ts";
import { Masthead } from "./sections/masthead.tsx";

/** What is older than the front page. */
export function OlderPage({ recent, categories }: Awaited<ReturnType<typeof loadOlder>>) {
  const { t } = useText();
  const { edition } = usePage();
  const { stories, page, lastPage } = recent;
  return (
    <>
      <Masthead recent={recent} categories={categories} />
      <section className="sec" aria-labelledby="older">
        <div className="wrap stack gap-6">
          <h2 className="d42" id="older">
            {t("magazine.older")}
          </h2>
          <StoryGrid stories={stories} isFirst />
          <Pagination page={page} total={lastPage} href={addressOf(edition.region, "magazine")} />
        </div>
      </section>
    </>
  );
}
