import { useLoaderData } from "react-router";
import { matchEdition } from "../../../../editions/edition.ts";
import { useText } from "../../../../ui/text/text.tsx";
import {
  type LoadedSmartPhoto,
  loadSmartPhoto,
} from "../../../features/design-ideas/smart-photo/load/load-scene-view.ts";
import { SceneHead, SceneRoomBar } from "../../../features/design-ideas/smart-photo/stage/scene-head.tsx";
import { SceneParts, scenePropsOf } from "../../../features/design-ideas/smart-photo/stage/scene-parts.tsx";
import { RoomStory } from "../../../features/design-ideas/smart-photo/views/room-story.tsx";
import {
  OtherPhotos,
  savedPhoto,
  smartPhotoCrumbs,
  smartPhotoMeta,
  useOverview,
  useSmartPhotoState,
} from "../../../features/design-ideas/smart-photo/views/smart-photo-view.tsx";
import { useDocument } from "../../../frame/document-context.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import OrderScene from "./order-scene.island.tsx";
import OverlayScene from "./overlay-scene.island.tsx";
import StepsScene from "./steps-scene.island.tsx";
import "./smart-photo-exp.css";

const LAYOUTS: Record<string, (loaded: LoadedSmartPhoto) => React.ReactNode> = {
  exp_1: OverlayLayout,
  exp_2: StepsLayout,
  exp_3: OrderLayout,
};

export const loader = page(({ params, ...context }) => loadSmartPhoto(context, params));

export const meta = pageMeta<typeof loader>(smartPhotoMeta);

export default function SmartPhotoExperiment() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useText();
  const { edition, url } = useDocument().requestContext;
  const [, , , experiment = ""] = url.pathname.split("/");
  const Layout = LAYOUTS[experiment] ?? OverlayLayout;
  useSmartPhotoState(loaded.photo);
  return (
    <>
      <SceneHead
        crumbs={smartPhotoCrumbs(loaded, edition, t)}
        title={loaded.photo.title}
        url={loaded.shareUrl}
        saved={savedPhoto(loaded)}
      />
      <Layout {...loaded} />
      <OtherPhotos photos={loaded.others} pricing={loaded.pricing} />
    </>
  );
}

/** exp_3: an order form. The prices come first, every finish is visible, and the photograph is small. */
function OrderLayout({ photo, view, pricing, path }: LoadedSmartPhoto) {
  const { title, ctaText } = photo;
  return (
    <SceneParts
      {...{ view, title, ctaText }}
      parts={{
        story: <RoomStory photo={photo} />,
        room: <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />,
      }}
    >
      <OrderScene {...scenePropsOf(view, pricing)} />
    </SceneParts>
  );
}

/** exp_1: the photograph from edge to edge, the pieces in a drawer above it, the price always at the lower edge. */
function OverlayLayout(loaded: LoadedSmartPhoto) {
  const { photo, view, pricing, path } = loaded;
  const { title, ctaText } = photo;
  return (
    <SceneParts
      {...{ view, title, ctaText }}
      overview={useOverview(loaded)}
      parts={{
        story: <RoomStory photo={photo} />,
        room: <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />,
      }}
    >
      <OverlayScene {...scenePropsOf(view, pricing)} />
    </SceneParts>
  );
}

/** exp_2: a walk through the room with a step for every piece, while the whole photograph stays visible. */
function StepsLayout({ photo, view, pricing, path }: LoadedSmartPhoto) {
  const { title, ctaText } = photo;
  return (
    <SceneParts
      {...{ view, title, ctaText }}
      parts={{
        story: (
          <>
            <RoomStory photo={photo} />
            <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />
          </>
        ),
      }}
    >
      <StepsScene {...scenePropsOf(view, pricing)} />
    </SceneParts>
  );
}
