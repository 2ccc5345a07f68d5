import { memo, useEffect, useRef } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { pickOf } from "../../../features/design-ideas/smart-photo/picks/picks.ts";
import { shapeOf, variationOf } from "../../../features/design-ideas/smart-photo/picks/scene-view.ts";
import {
  headingId,
  PieceBody,
  PieceCrop,
  type PieceProps,
} from "../../../features/design-ideas/smart-photo/pieces/piece-body.tsx";
import {
  type PieceTransition,
  usePieceElement,
} from "../../../features/design-ideas/smart-photo/pieces/use-piece-element.ts";
import { ScenePhoto } from "../../../features/design-ideas/smart-photo/stage/scene-photo.tsx";
import { Caption, SceneRoot } from "../../../features/design-ideas/smart-photo/stage/scene-root.tsx";
import { SceneTotal, UpdateButton } from "../../../features/design-ideas/smart-photo/stage/scene-side.tsx";
import {
  type SceneController,
  type SceneProps,
  useScene,
} from "../../../features/design-ideas/smart-photo/state/use-scene.ts";
import { island } from "../../../frame/islands/island.tsx";
import { useServedPart } from "../../../frame/islands/served-part.ts";
import "../../../features/design-ideas/smart-photo/views/smart-photo-views.css";

export default island("steps-scene", function StepsScene(props: SceneProps) {
  const scene = useScene(props);
  const { facts, state, details } = scene;
  const list = useSteps(scene);
  const story = useServedPart("story");
  return (
    <SceneRoot scene={scene} className="scene scene--steps">
      <div className="wrap steps-layout split">
        <div className="steps__pinned stack gap-4">
          <ScenePhoto scene={scene} sizes="(width < 1024px) 100vw, 640px" leadsTo="place" />
          <Caption scene={scene} />
          <div className="clip rounded">
            <SceneTotal scene={scene} look="foot" />
          </div>
        </div>
        <div className="steps__way stack gap-6">
          <ol className="steps__list stack" id="list" ref={list}>
            {facts.pieces.map((piece, index) => (
              <Step
                key={piece.id}
                facts={facts}
                piece={piece}
                number={index + 1}
                pick={pickOf(state.picks, shapeOf(piece))}
                turn={state.turn?.piece === piece.id ? state.turn : undefined}
                details={details[piece.id]}
              />
            ))}
          </ol>
          <UpdateButton />
          <div className="served" {...story} />
        </div>
      </div>
      <SceneTotal scene={scene} look="bar" />
    </SceneRoot>
  );
});

const Step = memo(function Step({
  number,
  turn,
  ...props
}: PieceProps & PieceTransition & { number: number }) {
  const { t } = useText();
  const { facts, piece, pick } = props;
  const { place: element, heading } = usePieceElement<HTMLElement>(turn);
  return (
    <li>
      <section
        className="steps__step stack gap-4"
        id={`piece-${piece.id}`}
        aria-labelledby={headingId(piece)}
        ref={element}
      >
        <p className="ruled t15 soft num">{t("smartPhoto.step", { number, of: facts.pieces.length })}</p>
        <PieceCrop facts={facts} piece={piece} variation={variationOf(piece, pick)} sizes="1200px" />
        <PieceBody {...props} heading={heading} foldsDetails />
      </section>
    </li>
  );
});

/** Highlights the number of the piece that is in the middle of the screen. */
function useSteps({ facts, acts }: SceneController) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const steps = [...(list.current?.children ?? [])];
    const watcher = new IntersectionObserver(
      (entries) => {
        const step = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        const piece = step && facts.pieces[steps.indexOf(step)];
        if (piece) acts.light(piece.id);
      },
      { rootMargin: "-50% 0px -50% 0px" },
    );
    for (const step of steps) watcher.observe(step);
    return () => watcher.disconnect();
  }, [facts, acts]);
  return list;
}
