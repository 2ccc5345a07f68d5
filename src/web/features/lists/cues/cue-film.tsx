import { Icon } from "../../../../ui/media/icon.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Dialog } from "../../../../ui/overlay/modal.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { type CueView, formatDuration, type VideoView } from "./read-cue.ts";

type Filmed = Pick<CueView, "key" | "title" | "text" | "video">;

/** The poster of a film: a press opens the film in a dialog, or as a file without scripts. */
export function CueFilm({ cue, video, sizes }: { cue: Filmed; video: VideoView; sizes: string }) {
  const { t } = useText();
  return (
    <a className="film stack" href={video.href} data-opens={filmDialogId(cue)}>
      <span className="sr">{t("cues.playFilm", { title: cue.title })}</span>
      <Picture photo={video.poster} alt={video.alt} sizes={sizes} />
      <span className="film__play center">
        <Icon name="play" size="large" />
      </span>
      {video.seconds && <span className="t13 strong film__time num">{formatDuration(video.seconds)}</span>}
    </a>
  );
}

/**
 * The video has no poster: it plays when the dialog opens, and browsers would fetch the poster even while the dialog
 * is closed.
 */
export function FilmDialog({ cue }: { cue: Filmed }) {
  const { video } = cue;
  if (!video) return null;
  return (
    <Dialog id={filmDialogId(cue)} title={cue.title} className="film-dialog">
      {/* biome-ignore lint/a11y/useMediaCaption: the films are without speech or sound; the text beside them says what they show. */}
      <video controls playsInline preload="none" width={1280} height={720}>
        {video.sources.map(({ src, type }) => (
          <source key={type} src={src} type={type} />
        ))}
      </video>
      {cue.text && <p className="t15 soft">{cue.text}</p>}
    </Dialog>
  );
}

export function filmDialogId({ key }: Pick<Filmed, "key">): string {
  return `film-${key}`;
}
