import type { ReactNode } from "react";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Cue } from "../../../../ui/media/promotion.tsx";
import { keepTogether } from "../../../../ui/text/keep-together.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { CueFilm, FilmDialog, filmDialogId } from "./cue-film.tsx";
import type { CueAction, CueForm, CueItem, CueView } from "./read-cue.ts";
import "./cue-card.css";

export function CueCard({ cue }: { cue: CueView }) {
  const Form = FORMS[cue.form];
  return <Form cue={cue} />;
}

const FORMS = {
  primary: PrimaryCue,
  secondary: SecondaryCue,
  promise: PromiseCue,
} as const satisfies Record<CueForm, (props: { cue: CueView }) => ReactNode>;

/** The width of two columns of the gallery; the photograph uses one of them. */
const HALF = "(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, (width < 1440px) 30vw, 436px";

/** A short message on a sand background. */
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

/** A story on a forest background, two columns wide. */
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

function PromiseCue({ cue }: { cue: CueView }) {
  const titleId = `${cue.key}-title`;
  const marked = markNotes(cue.items);
  return (
    <aside className="cue cue--wide pad-fluid promise-cue on-sand" aria-labelledby={titleId}>
      <div className="promise-cue__head stack gap-2">
        <p className="cue__title d32" id={titleId}>
          {cue.title}
        </p>
        {cue.text && <p className="t15 soft">{cue.text}</p>}
      </div>
      <ul className="promise-cue__list d20">
        {marked.map(({ text, mark }) => (
          <li key={text}>
            <span>{keepTogether(text)}</span>
            {mark && <sup>{mark}</sup>}
          </li>
        ))}
      </ul>
      <div className="promise-cue__go row cue__go">
        <CueActions cue={cue} />
      </div>
      <SmallPrint items={marked} />
    </aside>
  );
}

function SmallPrint({ items }: { items: readonly MarkedItem[] }) {
  const { t } = useText();
  const noted = items.filter(({ note }) => note);
  if (noted.length === 0) return null;
  return (
    <ul className="promise-cue__notes t13 soft" aria-label={t("cues.smallPrint")}>
      {noted.map(({ text, note, mark }) => (
        <li key={text}>
          <sup>{mark}</sup> {note}
        </li>
      ))}
    </ul>
  );
}

type MarkedItem = CueItem & { mark?: number | undefined };

/** Numbers the notes in the order in which they appear. */
function markNotes(items: readonly CueItem[]): MarkedItem[] {
  let count = 0;
  return items.map((item) => ({ ...item, mark: item.note ? ++count : undefined }));
}

function CueSamples({ items }: { items: readonly CueItem[] }) {
  return (
    <ul className="stack gap-0 pad-block-4 cue-samples">
      {items.map(({ text, photo, note }) => (
        <li key={text}>
          {photo && <Picture photo={photo} alt="" ratio="1:1" sizes="96px" />}
          <span>
            <span className="d20">{text}</span>
            {note && <small className="t13 soft">{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const CTA_TYPE = "Banner";

/** The buttons of a cue. A document without any gets a link to a designer. */
function CueActions({ cue }: { cue: CueView }) {
  const { t } = useText();
  const actions: readonly CueAction[] =
    cue.actions.length > 0
      ? cue.actions
      : [{ kind: "lead", text: t("layout.talkToDesigner"), formTitle: undefined }];
  return actions.map((action, index) => (
    <ActionLink key={action.text} action={action} cue={cue} isMain={index === 0} />
  ));
}

function ActionLink({ action, cue, isMain }: { action: CueAction; cue: CueView; isMain: boolean }) {
  if (action.kind === "link") return <GoLink href={action.href}>{action.text}</GoLink>;
  if (action.kind === "video") {
    return (
      <GoLink href={cue.video?.href ?? ""} data-opens={filmDialogId(cue)}>
        {action.text}
      </GoLink>
    );
  }
  return (
    <LeadLink
      ctaType={CTA_TYPE}
      formTitle={action.formTitle}
      look={isMain ? MAIN_LOOKS[cue.form] : "quiet"}
      size="small"
    >
      {action.text}
    </LeadLink>
  );
}

/** Clay is reserved for the page's main action, so a cue uses quieter buttons. */
const MAIN_LOOKS = { primary: "line", secondary: "ghost", promise: "line" } as const;
