import type { Edition } from "../../editions/edition.ts";
import { CARD_GRID_SIZES, Card } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import { useText } from "../../ui/text.tsx";
import { SaveButton } from "../saved/save-button.tsx";
import type { OtherPhoto } from "./load-other-photos.ts";
import { roomName } from "./rooms-of-scenes.ts";
import { SMART_PHOTO, smartPhotoPath } from "./smart-photo-path.ts";
import "./other-photos.css";

/** More rooms with every price in them; nothing where there are none. */
export function OtherPhotos({ photos, edition }: { photos: readonly OtherPhoto[]; edition: Edition }) {
  const { t } = useText();
  if (photos.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="other-photos">
      <div className="wrap">
        <div className="head">
          <h2 className="d42" id="other-photos">
            {t("scene.others")}
          </h2>
        </div>
        <ul className="card-grid other-photos">
          {photos.map((photo) => (
            <li key={photo.slug}>
              <OtherPhotoCard photo={photo} edition={edition} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function OtherPhotoCard({ photo, edition }: { photo: OtherPhoto; edition: Edition }) {
  const { t } = useText();
  const { title, scene, roomType, roomSize, city, totalPrice, slug } = photo;
  const href = smartPhotoPath(edition, photo);
  const room = roomName(roomType);
  const image = scene.photo.url;
  return (
    <Card
      picture={{ photo: scene.photo, alt: scene.alt, sizes: CARD_GRID_SIZES }}
      title={title}
      href={href}
      facts={[...(room ? [t(room)] : []), roomSize, city]}
      price={<Money amount={totalPrice} country={edition.country} />}
      heart={
        <SaveButton design={{ slug, contentType: SMART_PHOTO, title, href, image, price: totalPrice }} />
      }
    />
  );
}
