import { matchEdition } from "../../../../editions/edition.ts";
import { useText } from "../../../../ui/text/text.tsx";
import type { LoadedSmartPhoto } from "../../../features/smart-photo/load/load-smart-photo.ts";
import { headingId, PieceBody } from "../../../features/smart-photo/pieces/piece-body.tsx";
import { PieceCrop } from "../../../features/smart-photo/pieces/piece-crop.tsx";
import { ScenePhoto } from "../../../features/smart-photo/stage/scene-photo.tsx";
import { SceneRoomBar } from "../../../features/smart-photo/stage/scene-room-bar.tsx";
import { SceneRoot } from "../../../features/smart-photo/stage/scene-root.tsx";
import { UpdateButton } from "../../../features/smart-photo/stage/scene-side.tsx";
import { SceneTotal } from "../../../features/smart-photo/stage/scene-total.tsx";
import { Caption } from "../../../features/smart-photo/views/photo-foot.tsx";
import { RoomStory } from "../../../features/smart-photo/views/room-story.tsx";
import "../../../features/smart-photo/views/photo-foot.css";
import "./steps-layout.css";

/** exp_2: a walk through the room, a step for every piece, while the whole photograph stays in sight. */
export function StepsLayout({ photo, view, pricing, path }: LoadedSmartPhoto) {
  const { t } = useText();
  const total = { view, pricing, ctaText: photo.ctaText, title: photo.title };
  return (
    <SceneRoot view={view} className="scene scene--steps">
      <div className="wrap steps-layout split">
        <div className="steps__pinned stack stack--4">
          <ScenePhoto view={view} sizes="(width < 1024px) 100vw, 640px" leadsTo="place" />
          <Caption view={view} />
          <div className="steps__total">
            <SceneTotal {...total} look="foot" />
          </div>
        </div>
        <div className="steps__way stack stack--6">
          <RoomStory photo={photo} />
          <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />
          <ol className="steps__list stack" id="list" data-scene-follow>
            {view.scene.pieces.map((piece, index) => (
              <li key={piece.id}>
                <section
                  className="steps__step stack stack--4"
                  id={`piece-${piece.id}`}
                  aria-labelledby={headingId(piece)}
                  data-scene-piece={piece.id}
                >
                  <p className="step__no t15 soft num">
                    {t("smartPhoto.step", { number: index + 1, of: view.scene.pieces.length })}
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
