import { CARD_GRID_SIZES } from "../../../../../ui/media/card.tsx";
import { CueFilm, FilmDialog } from "../../../../features/cues/cue-film.tsx";
import { toVideoView } from "../../../../features/cues/cue-video.ts";
import type { Story } from "../../../../features/magazine/stories/story.ts";
import { StoryCard } from "../../../../features/magazine/stories/story-card.tsx";
import { StoryKicker } from "../../../../features/magazine/stories/story-kicker.tsx";
import { StoryMeta } from "../../../../features/magazine/stories/story-meta.tsx";
import { storyPath } from "../../../../features/magazine/stories/story-paths.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";
import type { FilledRow } from "../load/load-row.ts";
import { RowHead } from "./row-head.tsx";

type Film = NonNullable<FilledRow["films"]>[number];

/** The row of films. Where they are switched off, or a story has none, the story stands there by its photograph. */
export function FilmsSection({ row }: { row: FilledRow }) {
  const films = row.isLivspaceTvEnabled ? (row.films ?? []) : [];
  return (
    <Section tone="forest">
      <RowHead row={row} />
      <ul className="card-grid mag-films mag-leaf">
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

/** Its still opens the film, its title the story. Nothing of the film is fetched before. */
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
