import { useText } from "../../../../../ui/text/text.tsx";
import { HeadedSection } from "../../../../sections/parts/section.tsx";
import type { SmartPhoto } from "../load/list-smart-photos.ts";
import type { RoomPricing } from "../picks/room-pricing.ts";
import { SmartPhotoCard } from "./smart-photo-card.tsx";
import "./smart-photo-views.css";

interface OtherPhotosProps {
  photos: readonly SmartPhoto[];
  pricing: Pick<RoomPricing, "rates" | "room">;
}

/** More rooms with every price in them; nothing where there are none. */
export function OtherPhotos({ photos, pricing: { rates, room } }: OtherPhotosProps) {
  const { t } = useText();
  if (photos.length === 0) return null;
  return (
    <HeadedSection id="other-photos" title={t("smartPhoto.others")}>
      <ul className="card-grid no-print other-photos">
        {photos.map((photo) => (
          <li key={photo.slug}>
            <SmartPhotoCard photo={photo} rates={rates} room={room} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
