import type { ReactNode } from "react";
import { Cue } from "../../../ui/media/cue.tsx";
import { Picture } from "../../../ui/media/picture.tsx";
import { CueActions } from "./cue-actions.tsx";
import { CueFilm, FilmDialog } from "./cue-film.tsx";
import { CueSamples } from "./cue-samples.tsx";
import type { CueForm, CueView } from "./cue-view.ts";
import { PromiseCue } from "./promise-cue.tsx";
import "./cue-card.css";

/** A promotional card between designs, designed as a page of the magazine. */
export function CueCard({ cue }: { cue: CueView }) {
  const Form = FORMS[cue.form];
  return <Form cue={cue} />;
}

const FORMS = {
  primary: PrimaryCue,
  secondary: SecondaryCue,
  promise: PromiseCue,
} as const satisfies Record<CueForm, (props: { cue: CueView }) => ReactNode>;

/** The width of two columns of the gallery, of which the photograph takes one. */
const HALF = "(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, (width < 1440px) 30vw, 436px";

/** One thought on sand. */
function PrimaryCue({ cue }: { cue: CueView }) {
  const { title, text, picture, video } = cue;
  const plate = picture && <Picture {...picture} sizes="220px" />;
  return (
    <>
      <Cue
        id={cue.key}
        title={title}
        plate={video ? <CueFilm cue={cue} video={video} sizes="220px" /> : plate}
        go={<CueActions cue={cue} />}
      >
        {text}
      </Cue>
      <FilmDialog cue={cue} />
    </>
  );
}

/** A story on forest, over two columns. */
function SecondaryCue({ cue }: { cue: CueView }) {
  const { title, text, picture, video, items } = cue;
  const photograph = picture && <Picture {...picture} sizes={HALF} />;
  return (
    <>
      <Cue
        id={cue.key}
        tone="forest"
        title={title}
        picture={video ? <CueFilm cue={cue} video={video} sizes={HALF} /> : photograph}
        beside={!picture && items.length > 0 && <CueSamples items={items} />}
        go={<CueActions cue={cue} />}
      >
        {text}
      </Cue>
      <FilmDialog cue={cue} />
    </>
  );
}
