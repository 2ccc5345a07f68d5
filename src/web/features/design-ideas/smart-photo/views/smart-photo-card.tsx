import { type MyRoom, roomPriceFacts } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { CARD_GRID_SIZES, Card } from "../../../../../ui/media/card.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { SaveButton } from "../../../customer/wishlist/save-button.tsx";
import { PiecesTag } from "../../designs/pieces-tag.tsx";
import { withRoom } from "../../my-room/my-room-query.ts";
import { RoomPrice } from "../../my-room/room-price.tsx";
import { SMART_PHOTO, type SmartPhoto } from "../load/list-smart-photos.ts";
import { roomName } from "../load/rooms-of-scenes.ts";

interface SmartPhotoCardProps {
  photo: SmartPhoto;
  room: MyRoom | undefined;
  rates: PriceRates | undefined;
  priority?: boolean;
}

export function SmartPhotoCard({ photo, room, rates, priority = false }: SmartPhotoCardProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { slug, title, href, picture, roomType, roomSize, city, totalPrice, pieces } = photo;
  const name = roomName(roomType);
  const facts = rates && roomPriceFacts(rates, photo);
  const image = picture.photo.url;
  return (
    <Card
      picture={{ ...picture, sizes: CARD_GRID_SIZES, priority }}
      title={title}
      href={withRoom(href, room)}
      facts={[...(name ? [t(name)] : []), roomSize, ...(city ? [city] : [])]}
      price={<RoomPrice rates={rates} facts={facts} own={totalPrice} room={room} country={country} />}
      tag={<PiecesTag count={pieces} />}
      heart={
        <SaveButton
          design={{ slug, contentType: SMART_PHOTO, title, href, image, price: totalPrice, facts }}
        />
      }
    />
  );
}
