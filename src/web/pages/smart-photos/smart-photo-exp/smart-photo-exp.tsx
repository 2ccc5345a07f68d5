import { useLoaderData } from "react-router";
import { useText } from "../../../../ui/text/text.tsx";
import {
  type LoadedSmartPhoto,
  loadSmartPhoto,
} from "../../../features/smart-photo/load/load-smart-photo.ts";
import { SceneHead } from "../../../features/smart-photo/stage/scene-head.tsx";
import { OtherPhotos } from "../../../features/smart-photo/views/other-photos.tsx";
import {
  savedPhoto,
  smartPhotoCrumbs,
  smartPhotoMeta,
  useSmartPhotoState,
} from "../../../features/smart-photo/views/smart-photo-view.tsx";
import { useDocument } from "../../../frame/document-context.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { OrderLayout } from "./order-layout.tsx";
import { OverlayLayout } from "./overlay-layout.tsx";
import { StepsLayout } from "./steps-layout.tsx";
import "./smart-photo-exp.css";

/** The same photograph, laid out in three other ways. */
const LAYOUTS: Record<string, (loaded: LoadedSmartPhoto) => React.ReactNode> = {
  exp_1: OverlayLayout,
  exp_2: StepsLayout,
  exp_3: OrderLayout,
};

export const loader = page(({ params, ...place }) => loadSmartPhoto(place, params));

export const meta = pageMeta<typeof loader>(smartPhotoMeta);

export default function SmartPhotoExperiment() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useText();
  const { edition, url } = useDocument().place;
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
