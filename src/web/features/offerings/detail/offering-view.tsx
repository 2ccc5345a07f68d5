import { OFFERING_CATEGORIES } from "../../../../contracts/documents/offerings/offering-categories.ts";
import { matchEdition } from "../../../../editions/edition.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import CompareTray from "../../compare/compare-tray.island.tsx";
import { chosenOf } from "../../compare/compared.ts";
import { codesOf } from "../../compare/state/compare-state.ts";
import ShareMenu from "../../designs/share-menu.island.tsx";
import { StoryRail } from "../../magazine/rails/story-rail.tsx";
import { SaveButton } from "../../wishlist/save-button.tsx";
import { InRoom } from "../in-room/in-room.tsx";
import { MaterialLabel } from "../label/material-label.tsx";
import { picturesOf } from "../offering.ts";
import { crumbsAbove } from "../offering-crumbs.ts";
import { listPath, WHOLE_LIST } from "../offering-path.ts";
import type { LoadedOffering } from "./load-offering.ts";
import { OfferingCare } from "./offering-care.tsx";
import { OfferingFeatures } from "./offering-features.tsx";
import { OfferingPairs } from "./offering-pairs.tsx";
import { OfferingPanel } from "./offering-panel.tsx";
import { OfferingRooms } from "./offering-rooms.tsx";
import "./offering-view.css";

const SIZES = "(width < 600px) calc(100vw - 40px), (width < 1024px) 92vw, 640px";

/** The page of a finish or an accessory. */
export function OfferingView(loaded: LoadedOffering) {
  const { offering, product, category, pairs, photos, stories, inRoom, path, url } = loaded;
  const text = useText();
  const edition = matchEdition(path);
  const { name, code, meta } = product;
  const [sample, ...rooms] = picturesOf(product);
  const above = category ?? WHOLE_LIST[offering];
  const list = { name: OFFERING_CATEGORIES[above].name, href: listPath(edition, above) };
  const chosen = loaded.chosen.map((one) => chosenOf(edition, one));
  return (
    <>
      <div className="wrap offering">
        <Breadcrumb crumbs={[...crumbsAbove(edition, above, text), list, { name }]} />
        <div className="split offering__top">
          {sample && <Picture {...sample} ratio="1:1" sizes={SIZES} priority />}
          <div className="stack gap-5">
            <div className="offering__head">
              <div className="line apart">
                <p className="t15 soft">
                  <bdi>{code}</bdi>
                </p>
                <div className="offering__tools line">
                  <ShareMenu url={url} title={name} />
                  {sample && (
                    <SaveButton
                      design={{
                        slug: code,
                        contentType: offering,
                        title: name,
                        href: path,
                        image: sample.photo.url,
                      }}
                    />
                  )}
                </div>
              </div>
              <h1 className="d42">{name}</h1>
              {meta.description_short && <p className="t20 soft">{meta.description_short}</p>}
            </div>
            <OfferingPanel {...loaded} />
            {meta.description && <p className="measure">{meta.description}</p>}
          </div>
        </div>
      </div>
      {offering === "finishes" && (
        <div className="wrap offering__label">
          <MaterialLabel product={product} />
        </div>
      )}
      <OfferingFeatures offering={offering} product={product} />
      <OfferingCare offering={offering} meta={meta} />
      {inRoom && <InRoom product={product} pair={inRoom} />}
      <OfferingRooms pictures={rooms} photos={photos} />
      <OfferingPairs offering={offering} pairs={pairs} list={list} chosen={codesOf(chosen)} />
      <StoryRail stories={stories} isFlush={pairs.length > 0} />
      <CompareTray list={list.href} served={chosen} keep={{}} />
    </>
  );
}
