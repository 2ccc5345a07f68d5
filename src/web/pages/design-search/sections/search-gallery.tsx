import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { CARD_GRID_SIZES, Card } from "../../../../ui/card.tsx";
import { Tag } from "../../../../ui/chip.tsx";
import { useText } from "../../../../ui/text.tsx";
import { DesignCard } from "../../../designs/design-card.tsx";
import { Gallery } from "../../../gallery/gallery.tsx";
import { usePage } from "../../../islands/page-context.ts";
import { withRoom } from "../../../my-room/my-room-query.ts";
import { RoomPrice } from "../../../my-room/room-price.tsx";
import { SaveButton } from "../../../saved/save-button.tsx";
import type { SmartPhotoCard } from "../../../search/smart-photo-card.ts";
import type { FoundDesigns } from "../find-designs.ts";

interface SearchGalleryProps {
  keyword: string;
  href: string;
  page: number;
  found: FoundDesigns;
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
}

export function SearchGallery({ keyword, href, page, found, rates, room }: SearchGalleryProps) {
  const { t } = useText();
  const { entries, total, lastPage } = found;
  return (
    <div className="wrap sec sec--flush">
      <Gallery {...{ page, lastPage, total, href }} heading={t("search.heading", { keyword })}>
        {entries.map((entry, index) =>
          entry.kind === "design" ? (
            <DesignCard
              key={`${entry.design.contentType}/${entry.design.slug}`}
              design={entry.design}
              room={room}
              rates={rates}
              priority={index === 0}
            />
          ) : (
            <FoundPhoto key={entry.photo.href} photo={entry.photo} room={room} isFirst={index === 0} />
          ),
        )}
      </Gallery>
    </div>
  );
}

function FoundPhoto(props: { photo: SmartPhotoCard; room: MyRoom | undefined; isFirst: boolean }) {
  const { photo, room, isFirst } = props;
  const { t } = useText();
  const { country } = usePage().edition;
  return (
    <Card
      picture={{
        ...photo.picture,
        sizes: CARD_GRID_SIZES,
        priority: isFirst,
      }}
      title={photo.title}
      href={withRoom(photo.href, room)}
      facts={[photo.roomSize]}
      price={
        <RoomPrice
          rates={undefined}
          facts={undefined}
          own={photo.totalPrice}
          room={undefined}
          country={country}
        />
      }
      tag={<Tag tone="paper">{t("card.piecesPriced", { count: photo.pieces })}</Tag>}
      heart={<SaveButton design={{ ...photo, contentType: "smart-photo", image: photo.picture.photo.url }} />}
    />
  );
}
