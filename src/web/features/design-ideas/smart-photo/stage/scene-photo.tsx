import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type Ref,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { isForAnotherTab } from "../../../../../ui/behaviours/dialogs.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { useHydrated, usePage } from "../../../../frame/islands/page-context.ts";
import { type PieceFacts, printOf, type SpotPosition } from "../picks/scene-facts.ts";
import {
  chosenOf,
  SCENE_ID,
  type SceneAddress,
  sceneHref,
  showingIn,
  variationAt,
} from "../picks/scene-view.ts";
import { directionOfArrow, onSpace, type SceneNow, useSceneActs } from "../state/use-scene-state.ts";
import { PrintFrame } from "./print-frame.tsx";
import "../../../../../ui/media/spot.css";
import "./smart-photo-stage.css";

interface ScenePhotoProps {
  scene: SceneNow;
  sizes: string;
  priority?: boolean;
  /** The target of a number: the piece's panel, or its section further down the page. */
  leadsTo?: "panel" | "place";
  /** The piece that is open on a wide screen before the visitor has chosen one. */
  first?: string | undefined;
}

/** The photograph is never cropped or mirrored, because the positions of the numbers are measured on it. */
export function ScenePhoto({ scene, sizes, leadsTo = "panel", first, priority = true }: ScenePhotoProps) {
  const { facts, state, acts, prepared } = scene;
  const isAlive = useHydrated();
  const spots = useRef(new Map<string, HTMLElement>());
  const { edition } = usePage();
  const { shown } = showingIn(facts, state.picks);
  const print = shown && variationAt(facts, shown.piece, shown.pick)?.print;
  const { turn, lit } = state;
  const stepFrom = (event: KeyboardEvent) => {
    const way = directionOfArrow(event, edition.direction);
    if (!way) return;
    event.preventDefault();
    const all = facts.pieces.flatMap(({ id }) => spots.current.get(id) ?? []);
    const from = all.findIndex((spot) => spot.contains(event.currentTarget.ownerDocument.activeElement));
    all.at((from + (way === "next" ? 1 : -1)) % all.length)?.focus();
  };
  useEffect(() => {
    if (turn?.to === "spot") spots.current.get(turn.piece)?.focus({ preventScroll: true });
  }, [turn]);
  return (
    <PrintFrame
      className="scene-photo"
      ref={acts.photo}
      photo={printOf(facts, print)}
      prepared={prepared}
      alt={facts.alt}
      sizes={sizes}
      priority={priority}
      onMissing={acts.miss}
    >
      <ol className="scene-photo__spots" onKeyDown={stepFrom}>
        {facts.pieces.map((piece, index) => (
          <Spots
            key={piece.id}
            piece={piece}
            number={index + 1}
            href={leadsTo === "place" ? `#piece-${piece.id}` : panelHref(facts, piece)}
            isOn={lit === piece.id}
            isFirst={first === piece.id}
            isOut={chosenOf(piece, state.picks).isOut}
            isExpanded={leadsTo === "panel" ? lit === piece.id : undefined}
            isAlive={isAlive}
            register={spots}
          />
        ))}
      </ol>
    </PrintFrame>
  );
}

interface SpotsProps {
  piece: PieceFacts;
  number: number;
  href: string;
  isOn: boolean;
  isFirst: boolean;
  isOut: boolean;
  isExpanded: boolean | undefined;
  isAlive: boolean;
  /** The numbers that the keyboard can reach, by piece. */
  register: { readonly current: Map<string, HTMLElement> };
}

const Spots = memo(function Spots({ piece, number, href, register, ...look }: SpotsProps) {
  const { t } = useText();
  const acts = useSceneActs();
  const { isOn, isFirst, isOut, isExpanded, isAlive } = look;
  const note: Ref<HTMLElement> = useCallback(
    (spot: HTMLElement | null) => {
      if (spot) register.current.set(piece.id, spot);
    },
    [piece, register],
  );
  return (
    <li>
      {piece.spots.map((spot, part) => (
        <a
          key={spot.join()}
          className={joinClasses("spot", isOn && "is-on", isFirst && "is-first", isOut && "is-out")}
          href={href}
          rel="nofollow"
          data-held
          style={spotStyleOnScreens(spot)}
          aria-label={t("smartPhoto.spot", { number, name: piece.name })}
          {...(isAlive && { role: "button", "aria-expanded": isExpanded })}
          // Further spots of the same piece, such as the handles of a wardrobe, would only repeat it for screen
          // readers.
          {...(part > 0 ? { tabIndex: -1, "aria-hidden": true } : { ref: note })}
          onClick={(event) => {
            if (isForAnotherTab(event)) return;
            event.preventDefault();
            acts.open(piece.id, event.currentTarget);
          }}
          onKeyDown={onSpace}
        >
          <span className="strong text-center spot__no num">{number}</span>
        </a>
      ))}
    </li>
  );
});

export function panelHref(address: SceneAddress, piece: { id: string }): string {
  return `${sceneHref(address, { open: piece.id })}#${SCENE_ID}`;
}

type SpotStyle = CSSProperties & Record<`--${string}`, string>;

export function spotStyle([x, y]: SpotPosition): SpotStyle {
  return { "--x": `${x}%`, "--y": `${y}%` };
}

function spotStyleOnScreens(spot: SpotPosition): SpotStyle {
  const [, , x, y] = spot;
  return { ...spotStyle(spot), "--px": `${x}%`, "--py": `${y}%` };
}
