import type { CSSProperties } from "react";
import type { Edition } from "../../../../editions/edition.ts";
import { CARD_GRID_SIZES } from "../../../../ui/media/card.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Rail } from "../../../../ui/media/rail.tsx";
import { PhoneFold } from "../../../../ui/navigation/phone-fold.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { CueCard } from "../../../features/lists/cues/cue-card.tsx";
import { CueFilm, FilmDialog } from "../../../features/lists/cues/cue-film.tsx";
import { type CueView, toVideoView } from "../../../features/lists/cues/read-cue.ts";
import BrowseCategories, {
  type BrowsedCategory,
} from "../../../features/magazine/browse/browse-categories.island.tsx";
import { addressPattern } from "../../../features/magazine/browse/browse-category.ts";
import { useStoryCount } from "../../../features/magazine/listing/category-entries.ts";
import type { Story } from "../../../features/magazine/stories/story.ts";
import { StoryCard } from "../../../features/magazine/stories/story-card.tsx";
import { StoryRows } from "../../../features/magazine/stories/story-grid.tsx";
import { StoryKicker, StoryMeta } from "../../../features/magazine/stories/story-meta.tsx";
import { categoryPath, storyPath } from "../../../features/magazine/stories/story-paths.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { MaybeLink } from "../../../sections/parts/section-link.tsx";
import type {
  Browse,
  CategoryTree,
  FilledRow,
  Landing,
  PopularCategories,
  PopularCategory,
} from "./load/load-landing.ts";
import { LeadSection } from "./sections/lead.tsx";
import { Masthead } from "./sections/masthead.tsx";
import { RecentSection } from "./sections/recent.tsx";
import { RowHead } from "./sections/row-head.tsx";
import { StoryLines } from "./sections/story-lines.tsx";
import "../../../sections/picture-sections.css";

/** The number of cues side by side, between two parts of the magazine. */
const MIDDLE_CUES = 2;

export function FrontPage({ landing }: { landing: Landing }) {
  const { leading, rows, below, browse, recent, cues } = landing;
  const middle = cues.filter(({ form }) => form === "primary").slice(0, MIDDLE_CUES);
  return (
    <div className="front-page">
      <Masthead recent={recent} categories={browse.categories} />
      <LeadSection stories={leading} />
      <ColumnsSection editorsPick={rows.editorsPick} popular={rows.popular} />
      <CategoriesSection categories={landing.categories} />
      {rows.homes && <HomesSection row={rows.homes} />}
      <CuesSection cues={middle} />
      {rows.season && <SeasonSection row={rows.season} />}
      {rows.films && <FilmsSection row={rows.films} />}
      <BrowseSection browse={browse} />
      <RecentSection recent={recent} stories={below} cues={cues.filter((cue) => !middle.includes(cue))} />
    </div>
  );
}

function BrowseSection({ browse: { categories, stories } }: { browse: Browse }) {
  const { t } = useText();
  const { edition } = usePage();
  if (categories.length === 0) return null;
  return (
    <Section>
      <PhoneFold
        label={t("magazine.browse")}
        heading={
          <div className="phone-fold__heading">
            <SectionHead title={t("magazine.browse")} lede={t("magazine.browseText")} />
          </div>
        }
      >
        <BrowseCategories
          categories={categories.map((category) => toBrowsed(category, edition))}
          stories={stories.map(({ slug, title, readingMinutes }) => ({
            slug,
            title,
            href: storyPath(edition, slug),
            readingMinutes,
          }))}
          storyPattern={addressPattern((slug) => storyPath(edition, slug))}
        />
      </PhoneFold>
    </Section>
  );
}

function toBrowsed(category: CategoryTree[number], edition: Edition): BrowsedCategory {
  const { categorySlug: id, displayName: name, subCategories = [], count } = category;
  return {
    id,
    name,
    href: categoryPath(edition, id),
    count: typeof count === "number" ? count : undefined,
    parts: subCategories.map(({ displayName, categorySlug }) => ({
      name: displayName,
      href: categoryPath(edition, id, categorySlug),
    })),
  };
}

const TILE_SIZES = "(width < 600px) 148px, (width < 1320px) 15.2vw, 200px";

function CategoriesSection({ categories }: { categories: PopularCategories }) {
  const { t } = useText();
  if (categories.isDataFetchError) return null;
  const title = t("magazine.popularCategories");
  return (
    <section className="sec">
      <Rail label={title} head={<h2 className="d32">{title}</h2>} size="tile" bleed>
        {categories.data.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
      </Rail>
    </section>
  );
}

function CategoryTile({ category }: { category: PopularCategory }) {
  const { edition } = usePage();
  const { slug, name, post_count, cover_image, photo } = category;
  const count = useStoryCount(post_count);
  return (
    <MaybeLink className="rail-tile" href={categoryPath(edition, slug)}>
      <Picture photo={photo ?? { url: cover_image }} alt="" ratio="4:5" sizes={TILE_SIZES} />
      <h3 className="above-3 rail-tile__name">{name}</h3>
      {count && <p className="t13 soft">{count}</p>}
    </MaybeLink>
  );
}

interface ColumnsProps {
  editorsPick: FilledRow | undefined;
  popular: FilledRow | undefined;
}

/** The editors' picks beside the popular stories. Each column also works alone. */
function ColumnsSection({ editorsPick, popular }: ColumnsProps) {
  if (!editorsPick && !popular) return null;
  const isPair = editorsPick && popular;
  return (
    <Section tone="sand" className={isPair ? "split mag-columns" : "mag-columns"}>
      {editorsPick && <EditorsPick row={editorsPick} />}
      {popular && (
        <div>
          <RowHead row={popular} />
          <StoryLines stories={popular.stories} isRanked />
        </div>
      )}
    </Section>
  );
}

const PICK_SIZES = "(width < 1024px) calc(100vw - 40px), 400px";

function EditorsPick({ row }: { row: FilledRow }) {
  const [first, ...others] = row.stories;
  return (
    <div>
      <RowHead row={row} />
      <div className="split align-stretch mag-columns__pick">
        {first && <StoryCard story={first} ratio="4:5" sizes={PICK_SIZES} />}
        {others.length > 0 && <StoryLines stories={others} />}
      </div>
    </div>
  );
}

function CuesSection({ cues }: { cues: readonly CueView[] }) {
  if (cues.length === 0) return null;
  return (
    <Section isFlush>
      <div className="columns columns--2 columns--near columns--swipe mag-cues">
        {cues.map((cue) => (
          <div key={cue.key}>
            <CueCard cue={cue} />
          </div>
        ))}
      </div>
    </Section>
  );
}

type Film = NonNullable<FilledRow["films"]>[number];

/** The row of films. If films are switched off or a story has none, the story is shown with its photograph. */
function FilmsSection({ row }: { row: FilledRow }) {
  const films = row.isLivspaceTvEnabled ? (row.films ?? []) : [];
  return (
    <Section tone="forest">
      <RowHead row={row} />
      <ul className="columns columns--swipe mag-films">
        {row.stories.map((story) => {
          const film = films.find(({ slug }) => slug === story.slug);
          return (
            <li key={story.slug}>
              {film ? <FilmCard story={story} film={film} /> : <StoryCard story={story} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The poster opens the film, the title opens the story. The film is not fetched before that. */
function FilmCard({ story, film }: { story: Story; film: Film }) {
  const { edition } = usePage();
  const video = toVideoView(film);
  if (!video) return <StoryCard story={story} />;
  const filmed = { key: story.slug, title: story.title, text: story.excerpt, video };
  const href = storyPath(edition, story.slug);
  return (
    <article className="stack">
      <CueFilm cue={filmed} video={video} sizes={CARD_GRID_SIZES} />
      <div className="stack gap-2">
        <StoryKicker category={story.category} />
        <h3 className="d25">{href ? <a href={href}>{story.title}</a> : story.title}</h3>
        <StoryMeta story={story} />
      </div>
      <FilmDialog cue={filmed} />
    </article>
  );
}

const HOME_SIZES = "(width < 600px) min(78vw, 320px), (width < 1024px) 45vw, 420px";

/** A gallery of homes: tall photographs with size and cost if they are known. */
function HomesSection({ row }: { row: FilledRow }) {
  const style: CSSProperties & Record<`--${string}`, number> = { "--columns": row.stories.length };
  return (
    <Section isFlush>
      <RowHead row={row} />
      <ul className="columns columns--swipe mag-homes" style={style}>
        {row.stories.map((story) => {
          const badges = homeBadges(story.keyFacts);
          return (
            <li key={story.slug}>
              <StoryCard
                story={story}
                ratio="4:5"
                sizes={HOME_SIZES}
                badges={badges.map((badge) => (
                  <span key={badge} className="tag num">
                    {badge}
                  </span>
                ))}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const BADGES = [
  { label: /^home$/i, value: /\d[\d.,]*\s(?:sq ft|m²)/ },
  { label: /^(?:cost|total|budget)$/i, value: /^(?:₹|S\$|RM)\s?\d[\d.,]*(?:\s(?:lakh|crore))?/ },
];

/** The badges on the photograph of a home: its size and cost. Some homes have neither. */
export function homeBadges(facts: Story["keyFacts"] = []): string[] {
  return BADGES.flatMap(({ label, value }) => {
    const fact = facts.find((one) => label.test(one.label));
    return fact ? (value.exec(fact.value)?.[0] ?? []) : [];
  });
}

function SeasonSection({ row }: { row: FilledRow }) {
  const { backgroundImage, stories } = row;
  return (
    <Section tone="sand" className={backgroundImage ? "split split--even align-stretch" : undefined}>
      {backgroundImage && (
        <Picture
          photo={{ url: backgroundImage }}
          alt=""
          className="mag-season__photo"
          sizes="(width < 1024px) 100vw, 50vw"
        />
      )}
      <div>
        <RowHead row={row} />
        <StoryRows stories={stories} />
      </div>
    </Section>
  );
}
