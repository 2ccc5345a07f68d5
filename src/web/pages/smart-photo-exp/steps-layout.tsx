import { matchEdition } from "../../../editions/edition.ts";
import { useText } from "../../../ui/text.tsx";
import type { LoadedSmartPhoto } from "../../scene/load-smart-photo.ts";
import { Caption } from "../../scene/photo-foot.tsx";
import { headingId, PieceBody } from "../../scene/piece-body.tsx";
import { PieceCrop } from "../../scene/piece-crop.tsx";
import { RoomStory } from "../../scene/room-story.tsx";
import { ScenePhoto } from "../../scene/scene-photo.tsx";
import { SceneRoomBar } from "../../scene/scene-room-bar.tsx";
import { SceneRoot } from "../../scene/scene-root.tsx";
import { UpdateButton } from "../../scene/scene-side.tsx";
import { SceneTotal } from "../../scene/scene-total.tsx";
import "../../scene/photo-foot.css";
import "./steps-layout.css";

/** exp_2: a walk through the room, a step for every piece, while the whole photograph stays in sight. */
export function StepsLayout({ photo, view, pricing, path }: LoadedSmartPhoto) {
  const { t } = useText();
  const total = { view, pricing, ctaText: photo.ctaText, title: photo.title };
  return (
    <SceneRoot view={view} className="scene scene--steps">
      <div className="wrap steps">
        <div className="steps__pinned">
          <ScenePhoto view={view} sizes="(width < 1024px) 100vw, 640px" leadsTo="place" />
          <Caption view={view} />
          <div className="steps__total">
            <SceneTotal {...total} look="foot" />
          </div>
        </div>
        <div className="steps__way">
          <RoomStory photo={photo} />
          <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />
          <ol className="steps__list" id="list" data-scene-follow>
            {view.scene.pieces.map((piece, index) => (
              <li key={piece.id}>
                <section
                  className="step"
                  id={`piece-${piece.id}`}
                  aria-labelledby={headingId(piece)}
                  data-scene-piece={piece.id}
                >
                  <p className="step__no t15 soft num">
                    {t("scene.step", { number: index + 1, of: view.scene.pieces.length })}
                  </p>
                  <PieceCrop view={view} piece={piece} sizes="1200px" />
                  <PieceBody view={view} piece={piece} />
                </section>
              </li>
            ))}
          </ol>
          <UpdateButton />
        </div>
      </div>
      <SceneTotal {...total} look="bar" />
    </SceneRoot>
  );
}
