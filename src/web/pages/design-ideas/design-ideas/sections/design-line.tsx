import type { DesignIdeaAnswer } from "../../../../../contracts/graphql/design-idea.ts";
import { roomPriceFacts } from "../../../../../prices/my-room.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { designPath } from "../../../../features/designs/design-path.ts";
import { photoOfDesign } from "../../../../features/designs/list-photos.ts";
import { withRoom } from "../../../../features/my-room/my-room-query.ts";
import { RoomPrice } from "../../../../features/my-room/room-price.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { Prices } from "./widget-props.ts";

/** A design as one line of a list: small photograph, title, price. */
export function DesignLine({ design, room, rates }: Prices & { design: DesignIdeaAnswer }) {
  const { edition } = usePage();
  return (
    <article className="beside rule pad-block-3 ideas-line">
      <Picture photo={photoOfDesign(design)} alt={design.altText} sizes="120px" />
      <div>
        <h3 className="strong">
          <a href={withRoom(designPath(edition, design), room)}>{design.title}</a>
        </h3>
        <p className="t15 soft">{design.roomSize}</p>
      </div>
      <p className="t15 text-end ideas-line__price">
        <RoomPrice
          rates={rates}
          facts={rates && roomPriceFacts(rates, design)}
          own={design.totalPrice}
          room={room}
          country={edition.country}
        />
      </p>
    </article>
  );
}
