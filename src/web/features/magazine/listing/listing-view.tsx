import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { GalleryBeyond } from "../../gallery/gallery-beyond.tsx";
import { AuthorHead } from "./author-head.tsx";
import { ListingHead } from "./listing-head.tsx";
import { ListingStories } from "./listing-stories.tsx";
import type { LoadedListing } from "./load-listing.ts";
import { MoreStories } from "./more-stories.tsx";
import { NoStories } from "./no-stories.tsx";
import { RelatedTopics } from "./related-topics.tsx";
import "./listing.css";

/** A list of articles, whatever it is of. */
export function ListingView({ subject, page, lastPage, total, entries, topics, more }: LoadedListing) {
  const { t } = useText();
  usePage().state.setState("magazine", { page, total });
  const Head = subject.kind === "author" ? AuthorHead : ListingHead;
  return (
    <>
      <Head subject={subject} />
      <section className="wrap listing">
        <h2 className="sr">{t("magazineList.stories")}</h2>
        {entries.length > 0 && <ListingStories entries={entries} subject={subject} />}
        {entries.length === 0 &&
          (total > 0 ? <GalleryBeyond page={page} lastPage={lastPage} href={subject.path} /> : <NoStories />)}
        {entries.length > 0 && <Pagination page={page} total={lastPage} href={subject.path} />}
      </section>
      <RelatedTopics topics={topics} />
      <MoreStories stories={more} />
    </>
  );
}
