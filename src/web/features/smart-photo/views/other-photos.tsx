import { useText } from "../../../../ui/text/text.tsx";
import type { SmartPhoto } from "../load/list-smart-photos.ts";
import type { RoomPricing } from "../picks/room-pricing.ts";
import { SmartPhotoCard } from "./smart-photo-card.tsx";
import "./other-photos.css";

interface OtherPhotosProps {
  photos: readonly SmartPhoto[];
  pricing: Pick<RoomPricing, "rates" | "room">;
}

/** More rooms with every price in them; nothing where there are none. */
export function OtherPhotos({ photos, pricing: { rates, room } }: OtherPhotosProps) {
  const { t } = useText();
  if (photos.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="other-photos">
      <div className="wrap">
        <div className="head">
          <h2 className="d42" id="other-photos">
            {t("smartPhoto.others")}
          </h2>
        </div>
        <ul className="card-grid other-photos">
          {photos.map((photo) => (
            <li key={photo.slug}>
              <SmartPhotoCard photo={photo} rates={rates} room={room} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
