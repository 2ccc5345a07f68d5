import { Fragment, type ReactNode, Suspense } from "react";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { useServedPart } from "../../../../frame/islands/served-part.ts";
import { InRoom } from "../../my-room/price-words.tsx";
import { pickOf } from "../picks/picks.ts";
import { shapeOf } from "../picks/scene-view.ts";
import { PiecePanel } from "../pieces/piece-panel.tsx";
import type { LivingScene } from "../state/use-scene.ts";
import { SCENE_FORM } from "./scene-form.tsx";
import "../../my-room/room-price.css";
import "./smart-photo-stage.css";

interface SceneSideProps {
  scene: LivingScene;
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
          // What is not seen yet comes to life by and by, or when it is opened.
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

/** Without a script the prices come with the next page. */
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

interface SceneTotalProps {
  scene: LivingScene;
  look: "foot" | "bar";
}

export function SceneTotal({ scene, look }: SceneTotalProps) {
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

/** Where the room is not known there is nothing to say. */
function InYourRoom({ scene: { band, facts } }: { scene: LivingScene }) {
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
