import type { ShownPicture } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import type { SmartPhoto } from "../../../design-ideas/smart-photo/load/list-smart-photos.ts";
import { SmartPhotoCard } from "../../../design-ideas/smart-photo/views/smart-photo-card.tsx";
import "./offering-features.css";

interface OfferingRoomsProps {
  pictures: readonly ShownPicture[];
  photos: readonly SmartPhoto[];
}

const SIZES = "(width < 600px) calc(100vw - 40px), (width < 1320px) 46vw, 648px";

/** Shows where the product is in use. A single priced room is listed among the others. */
export function OfferingRooms({ pictures, photos }: OfferingRoomsProps) {
  const { t } = useText();
  if (pictures.length + photos.length === 0) return null;
  const [only, ...more] = photos;
  const isAmong = only !== undefined && more.length === 0;
  return (
    <Section id="rooms">
      <SectionHead
        title={t("offerings.seenIn")}
        lede={t(photos.length > 0 ? "offerings.seenInPriced" : "offerings.seenInHelp")}
      />
      <div className="stack gap-7">
        {pictures.length + Number(isAmong) > 0 && (
          <ul className="offering-rooms columns columns--2 columns--near">
            {pictures.map(({ photo, alt }) => (
              <li key={photo.url}>
                <Picture photo={photo} alt={alt} sizes={SIZES} />
              </li>
            ))}
            {isAmong && (
              <li>
                <SmartPhotoCard photo={only} room={undefined} rates={undefined} />
              </li>
            )}
          </ul>
        )}
        {more.length > 0 && (
          <ul className="card-grid cards-in-pairs offering-rooms__priced">
            {photos.map((photo) => (
              <li key={photo.slug}>
                <SmartPhotoCard photo={photo} room={undefined} rates={undefined} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
