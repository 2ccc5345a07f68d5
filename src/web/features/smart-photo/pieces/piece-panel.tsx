import { IconLink } from "../../../../ui/forms/icon-button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { ScenePiece } from "../picks/scene.ts";
import { SCENE_ID, type SceneView, sceneHref } from "../picks/scene-view.ts";
import { panelHref } from "../stage/scene-photo.tsx";
import { headingId, PieceBody } from "./piece-body.tsx";
import "./piece-panel.css";

interface PiecePanelProps {
  view: SceneView;
  index: number;
  hidden: boolean;
}

/** From here on a panel that lies on the photograph's far side would cover the piece. */
const FAR = 0.62;

/** One piece beside the photograph, or on a sheet below it, with the way to the next. */
export function PiecePanel({ view, index, hidden }: PiecePanelProps) {
  const { pieces } = view.scene;
  const piece = at(pieces, index);
  return (
    <section
      className="panel"
      id={`piece-${piece.id}`}
      aria-labelledby={headingId(piece)}
      data-scene-piece={piece.id}
      data-far={(piece.spots[0]?.x ?? 0) > FAR || undefined}
      hidden={hidden}
    >
      <header className="panel__head">
        <Place number={index + 1} of={pieces.length} />
        <Ways view={view} index={index} />
      </header>
      <div className="panel__body">
        <PieceBody view={view} piece={piece} />
      </div>
    </section>
  );
}

function Place({ number, of }: { number: number; of: number }) {
  const { t } = useText();
  return (
    <p className="t13 soft line">
      <span className="panel__no center num">{number}</span> {t("smartPhoto.of", { of })}
    </p>
  );
}

function Ways({ view, index }: { view: SceneView; index: number }) {
  const { t } = useText();
  const { pieces } = view.scene;
  const previous = at(pieces, index - 1);
  const next = at(pieces, index + 1);
  return (
    <div className="panel__ways">
      <IconLink
        icon="chevron"
        className="panel__back"
        label={t("smartPhoto.previousPiece", { name: previous.name })}
        href={panelHref(view, previous)}
        rel="nofollow"
        data-scene-open={previous.id}
        data-scene-step="previous"
      />
      <IconLink
        icon="chevron"
        flip
        label={t("smartPhoto.nextPiece", { name: next.name })}
        href={panelHref(view, next)}
        rel="nofollow"
        data-scene-open={next.id}
        data-scene-step="next"
      />
      <IconLink
        icon="close"
        label={t("smartPhoto.closePiece")}
        href={`${sceneHref(view, { open: undefined })}#${SCENE_ID}`}
        rel="nofollow"
        data-scene-close
      />
    </div>
  );
}

/** The pieces go round: after the last comes the first. */
function at(pieces: readonly ScenePiece[], index: number): ScenePiece {
  const piece = pieces.at(index % pieces.length);
  if (!piece) throw new RangeError("A scene has pieces");
  return piece;
}
