import type { ShownPicture } from "../../../../../ui/media/photo.ts";
import { CueFilm, FilmDialog } from "../../../lists/cues/cue-film.tsx";
import { TEXT_SIZES } from "./text-sizes.ts";
import "../../../lists/cues/cue-card.css";

interface ArticleFilmProps {
  picture: ShownPicture;
  caption: string;
  /** Its address without an ending: our films come as WebM and as MP4. */
  film: string;
}

/** A film of our own in a text: its still, and the film over the page where somebody presses. */
export function ArticleFilm({ picture, caption, film }: ArticleFilmProps) {
  const video = {
    poster: picture.photo,
    alt: picture.alt,
    sources: [
      { src: `${film}.webm`, type: "video/webm" },
      { src: `${film}.mp4`, type: "video/mp4" },
    ],
    href: `${film}.mp4`,
    seconds: undefined,
  };
  const filmed = { key: film.split("/").at(-1) ?? "", title: caption || picture.alt, text: undefined, video };
  return (
    <>
      <figure className="article-film">
        <CueFilm cue={filmed} video={video} sizes={TEXT_SIZES} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      <FilmDialog cue={filmed} />
    </>
  );
}
