import { useLoaderData } from "react-router";
import { matchEdition } from "../../../../editions/edition.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { loadSmartPhoto } from "../../../features/design-ideas/smart-photo/load/load-scene-view.ts";
import { SceneHead, SceneRoomBar } from "../../../features/design-ideas/smart-photo/stage/scene-head.tsx";
import { SceneStage } from "../../../features/design-ideas/smart-photo/stage/scene-parts.tsx";
import { RoomStory } from "../../../features/design-ideas/smart-photo/views/room-story.tsx";
import {
  OtherPhotos,
  OtherViews,
  otherViewsOf,
  savedPhoto,
  smartPhotoCrumbs,
  smartPhotoMeta,
  useOverview,
  useSmartPhotoState,
} from "../../../features/design-ideas/smart-photo/views/smart-photo-view.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...context }) => loadSmartPhoto(context, params));

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
