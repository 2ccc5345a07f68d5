import { useEffect } from "react";
import { formatPriceBand } from "../../../../editions/money.ts";
import { bandInRoom, type RoomPriceFacts } from "../../../../prices/my-room.ts";
import type { PriceBand } from "../../../../prices/price-band.ts";
import { island } from "../../../frame/islands/island.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { InRoom, OwnPrice } from "./room-price-words.tsx";
import { useMyRoom } from "./use-my-room.ts";
import "./room-price.css";

interface RoomPriceProps {
  facts: RoomPriceFacts;
  own: number | null;
  band?: PriceBand | undefined;
  /** Whether the band is for the room in which a list is sorted, and not for a room of the visitor. */
  isStandard?: boolean | undefined;
  /** Whether this is the main price of the page, which the lead drawer shows. */
  isOfPage?: boolean | undefined;
}

/** There is one on every card, so they hydrate only when this device has a room that the server has not rendered. */
export default island("room-price", RoomPrice, { when: "told", as: "span" });

/** Both prices use the same grid area, so that the page does not move when one replaces the other. */
function RoomPrice({ facts, own, band, isStandard = false, isOfPage }: RoomPriceProps) {
  const { edition, state } = usePage();
  const { country } = edition;
  const news = useMyRoom();
  const inTheirs = news?.room && bandInRoom(news.rates, facts, news.room);
  const shown = inTheirs ?? (news && !isStandard ? undefined : band);
  const priceNow = shown && formatPriceBand(shown.low, shown.high, country);
  useEffect(() => {
    if (isOfPage) state.setState("drawer", { priceNow });
  }, [isOfPage, priceNow, state]);
  return (
    <span className="roomprice pile" data-known={shown !== undefined}>
      <span className="roomprice__own">{own !== null && <OwnPrice own={own} country={country} />}</span>
      <span className="roomprice__room">
        <InRoom band={shown} country={country} isStandard={isStandard && !inTheirs} />
      </span>
    </span>
  );
}
