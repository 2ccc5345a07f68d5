import { useLoaderData } from "react-router";
import { matchEdition } from "../../../editions/edition.ts";
import { useText } from "../../../ui/text.tsx";
import { page } from "../../page.ts";
import { loadSmartPhoto } from "../../scene/load-smart-photo.ts";
import { OtherPhotos } from "../../scene/other-photos.tsx";
import { OtherViews } from "../../scene/other-views.tsx";
import { RoomStory } from "../../scene/room-story.tsx";
import { SceneHead } from "../../scene/scene-head.tsx";
import { SceneRoomBar } from "../../scene/scene-room-bar.tsx";
import { SceneStage } from "../../scene/scene-stage.tsx";
import {
  otherViewsOf,
  savedPhoto,
  smartPhotoCrumbs,
  smartPhotoMeta,
  useOverview,
  useSmartPhotoState,
} from "../../scene/smart-photo-view.tsx";
import { pageMeta } from "../../seo/page-meta.ts";

export const loader = page(async ({ params, ...place }) => loadSmartPhoto(place, params));

export const meta = pageMeta<typeof loader>(smartPhotoMeta);

export default function SmartPhoto() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useText();
  const { photo, view, pricing, others, path, shareUrl } = loaded;
  const edition = matchEdition(path);
  useSmartPhotoState(photo);
  return (
    <>
      <SceneHead
        crumbs={smartPhotoCrumbs(loaded, edition, t)}
        title={photo.title}
        url={shareUrl}
        saved={savedPhoto(loaded)}
      />
      <SceneStage
        view={view}
        pricing={pricing}
        title={photo.title}
        ctaText={photo.ctaText}
        overview={useOverview(loaded)}
      >
        <SceneRoomBar edition={edition} view={view} pricing={pricing} />
        <RoomStory photo={photo} />
      </SceneStage>
      <OtherViews views={otherViewsOf(loaded)} />
      <OtherPhotos photos={others} pricing={pricing} />
    </>
  );
}
