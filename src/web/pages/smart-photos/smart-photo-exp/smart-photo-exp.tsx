import { useLoaderData, useLocation } from "react-router";
import { matchEdition } from "../../../../editions/edition.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { matchUrl } from "../../../../urls/match-url.ts";
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
import { page, pageNotFound } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { OrderLayout } from "./order-layout.tsx";
import { OverlayLayout } from "./overlay-layout.tsx";
import { StepsLayout } from "./steps-layout.tsx";

/** The same photograph, laid out in three other ways. */
const LAYOUTS: Record<string, (loaded: LoadedSmartPhoto) => React.ReactNode> = {
  exp_1: OverlayLayout,
  exp_2: StepsLayout,
  exp_3: OrderLayout,
};

export const loader = page(async ({ params, ...place }) => {
  // Elsewhere "exp_1" would be the name of a room, and there is no such room.
  if (matchUrl(place.url.pathname)?.row.page !== "smart-photo-exp") throw pageNotFound();
  return loadSmartPhoto(place, params);
});

export const meta = pageMeta<typeof loader>(smartPhotoMeta);

export default function SmartPhotoExperiment() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useText();
  const [, , , experiment = ""] = useLocation().pathname.split("/");
  const Layout = LAYOUTS[experiment] ?? OverlayLayout;
  const edition = matchEdition(loaded.path);
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
