import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
} from "react";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { isForAnotherTab } from "../../../../../ui/behaviours/dialogs.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { IconLink } from "../../../../../ui/forms/icon-button.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { useServedPart } from "../../../../frame/islands/served-part.ts";
import { InRoom } from "../../my-room/room-price-words.tsx";
import { type PiecePick, pickOf } from "../picks/picks.ts";
import type { PieceFacts, SceneFacts } from "../picks/scene-facts.ts";
import { SCENE_ID, sceneHref, shapeOf } from "../picks/scene-view.ts";
import { headingId, PieceBody } from "../pieces/piece-body.tsx";
import { isWide, type SceneController } from "../state/use-scene.ts";
import {
  directionOfArrow,
  type SceneActs,
  type SceneDirection,
  type SceneTransition,
  useSceneActs,
} from "../state/use-scene-state.ts";
import { SCENE_FORM } from "./scene-form.tsx";
import { panelHref } from "./scene-photo.tsx";
import "../pieces/smart-photo-pieces.css";
import "../../my-room/room-price.css";
import "./smart-photo-stage.css";

interface SceneSideProps {
  scene: SceneController;
  first?: string | undefined;
  children?: ReactNode;
}

export function SceneSide({ scene, first, children }: SceneSideProps) {
  const { t } = useText();
  const { facts, state, details } = scene;
  const overview = useServedPart("overview");
  const shown = state.open ?? first;
  const served = facts.open ?? facts.pieces[0]?.id;
  return (
    <aside
      className={joinClasses("box no-print scene-side", state.open === undefined && "is-idle")}
      aria-label={t("smartPhoto.side")}
    >
      <div className="scene-side__panels">
        <section className="pad-5 scene-side__overview stack" hidden={shown !== undefined} {...overview} />
        {facts.pieces.map((piece, index) => {
          // Hidden panels hydrate later, or when they are opened.
          const Slice = piece.id === served ? Fragment : Suspense;
          return (
            <Slice key={piece.id}>
              <PiecePanel
                facts={facts}
                index={index}
                pick={pickOf(state.picks, shapeOf(piece))}
                isHidden={piece.id !== shown}
                turn={state.turn?.piece === piece.id ? state.turn : undefined}
                details={details[piece.id]}
              />
            </Slice>
          );
        })}
      </div>
      <UpdateButton />
      {children}
    </aside>
  );
}

/** Without scripts the prices are updated by a page load. */
export function UpdateButton() {
  const { t } = useText();
  return (
    <noscript className="rule scene-update">
      <Button type="submit" form={SCENE_FORM} look="line" wide>
        {t("smartPhoto.update")}
      </Button>
    </noscript>
  );
}

export function SceneTotal({ scene, look }: { scene: SceneController; look: "foot" | "bar" }) {
  const { t } = useText();
  const { facts, sum } = scene;
  const { country, pieces, isCoverUnknown } = facts;
  return (
    <div
      className={joinClasses("scene-total line apart", `scene-total--${look}`, look === "foot" && "on-sand")}
    >
      <p className="scene-total__sum stack gap-0">
        <span className="t13 soft">
          {t("smartPhoto.count", { count: sum.count, all: pieces.length })}
          {!isCoverUnknown && t(`smartPhoto.tax-${country}`)}
        </span>
        <b className="d32 num">
          <Money amount={sum.total} country={country} strong={false} />
        </b>
        <InYourRoom scene={scene} />
      </p>
      <div className="served" {...useServedPart(`ask-${look}`)} />
    </div>
  );
}

/** Renders nothing while the room is unknown. */
function InYourRoom({ scene: { band, facts } }: { scene: SceneController }) {
  if (!band) return null;
  return (
    <span className="t13 scene-total__room">
      <span className="roomprice pile" data-known="true">
        <span>
          <InRoom band={band} country={facts.country} />
        </span>
      </span>
    </span>
  );
}

interface PiecePanelProps {
  facts: SceneFacts;
  index: number;
  pick: PiecePick;
  isHidden: boolean;
  /** Set when the focus moves here, with its target. */
  turn: SceneTransition | undefined;
  details: string | undefined;
}

/** Beyond this percentage a panel at the far side of the photograph would cover the piece. */
const FAR = 62;

const PiecePanel = memo(function PiecePanel(props: PiecePanelProps) {
  const { facts, index, pick, isHidden, turn, details } = props;
  const { pieces } = facts;
  const piece = at(pieces, index);
  const acts = useSceneActs();
  const { direction } = usePage().edition;
  const { panel, heading, ways } = useTurn(turn, acts);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = directionOfArrow(event, direction);
    // Radio buttons use the arrow keys themselves.
    if (!way || (event.target instanceof Element && event.target.matches("input, summary"))) return;
    event.preventDefault();
    acts.step(at(pieces, index + STEPS[way]).id, way);
  };
  return (
    <section
      className="panel"
      id={`piece-${piece.id}`}
      aria-labelledby={headingId(piece)}
      data-far={(piece.spots[0]?.[0] ?? 0) > FAR || undefined}
      hidden={isHidden}
      ref={panel}
      onKeyDown={onKeyDown}
    >
      <header className="line gap-0 apart panel__head">
        <Place number={index + 1} of={pieces.length} />
        <Ways facts={facts} index={index} ways={ways} />
      </header>
      <div className="panel__body">
        <PieceBody {...{ facts, piece, pick, details, heading }} />
      </div>
    </section>
  );
});

/** Moves the focus to the opened piece and scrolls it into view. */
function useTurn(turn: SceneTransition | undefined, { photo }: SceneActs) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!turn || turn.to === "spot") return;
    bringUp(photo.current, panel.current);
    const places = { heading, previous, next };
    places[turn.to].current?.focus({ preventScroll: true });
  }, [turn, photo]);
  return { panel, heading, ways: { previous, next } };
}

function Place({ number, of }: { number: number; of: number }) {
  const { t } = useText();
  return (
    <p className="t13 soft line">
      <span className="strong panel__no center num">{number}</span> {t("smartPhoto.of", { of })}
    </p>
  );
}

interface WaysProps {
  facts: SceneFacts;
  index: number;
  ways: ReturnType<typeof useTurn>["ways"];
}

function Ways({ facts, index, ways }: WaysProps) {
  const { t } = useText();
  const acts = useSceneActs();
  const piece = at(facts.pieces, index);
  const previous = at(facts.pieces, index + STEPS.previous);
  const next = at(facts.pieces, index + STEPS.next);
  const onClick = (act: () => void) => (event: MouseEvent) => {
    if (isForAnotherTab(event)) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="line gap-0 align-stretch">
      <IconLink
        icon="chevron"
        className="panel__back"
        label={t("smartPhoto.previousPiece", { name: previous.name })}
        href={panelHref(facts, previous)}
        rel="nofollow"
        data-held
        ref={ways.previous}
        onClick={onClick(() => acts.step(previous.id, "previous"))}
      />
      <IconLink
        icon="chevron"
        flip
        label={t("smartPhoto.nextPiece", { name: next.name })}
        href={panelHref(facts, next)}
        rel="nofollow"
        data-held
        ref={ways.next}
        onClick={onClick(() => acts.step(next.id, "next"))}
      />
      <IconLink
        icon="close"
        className="panel__close"
        label={t("smartPhoto.closePiece")}
        href={`${sceneHref(facts, { open: undefined })}#${SCENE_ID}`}
        rel="nofollow"
        data-held
        onClick={onClick(() => acts.close(piece.id))}
      />
    </div>
  );
}

const STEPS = { previous: -1, next: 1 } as const satisfies Record<SceneDirection, number>;

/** The list of pieces wraps around: the first follows the last. */
function at(pieces: readonly PieceFacts[], index: number): PieceFacts {
  const piece = pieces.at(index % pieces.length);
  if (!piece) throw new RangeError("A scene must have pieces");
  return piece;
}

/** A panel with less visible height than this cannot be read. */
const LEAST_IN_VIEW = 240;

/** A list further down also opens pieces, and on a phone the sheet needs the photograph in the upper half. */
function bringUp(photo: HTMLElement | null, panel: HTMLElement | null): void {
  if (!photo || !panel) return;
  const isAway = isWide()
    ? panel.getBoundingClientRect().bottom < LEAST_IN_VIEW
    : photo.getBoundingClientRect().top > 0;
  if (isAway) photo.scrollIntoView({ block: "start" });
}
