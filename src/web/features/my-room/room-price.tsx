import { formatPriceBand, hasDrawnSign } from "../../../editions/money.ts";
import type { Country } from "../../../editions/regions.ts";
import { bandInRoom, type MyRoom, type RoomPriceFacts } from "../../../prices/my-room.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { Money } from "../../../ui/text/money.tsx";
import { Price } from "../../../ui/text/price.tsx";
import { useText } from "../../../ui/text/text.tsx";
import "./room-price.css";

export interface RoomPriceProps {
  rates: PriceRates | undefined;
  /** Nothing where no model tells what such a room costs: then only its own price is shown. */
  facts: RoomPriceFacts | undefined;
  /** Of the design as it is drawn; none where nothing in it is priced. */
  own: number | null;
  room: MyRoom | undefined;
  country: Country;
}

/**
 * What a design costs in the visitor's room, or as it is drawn while that room is not known. Both lie in one place, so
 * that the page does not move when the browser knows the room and fills it in.
 */
export function RoomPrice({ rates, facts, own, room, country }: RoomPriceProps) {
  const { t } = useText();
  if (!rates || !facts) return own === null ? null : <OwnPrice own={own} country={country} />;
  const band = room && bandInRoom(rates, facts, room);
  return (
    <span
      className="roomprice pile"
      data-room-price={JSON.stringify(facts)}
      data-country={country}
      data-known={band !== undefined}
    >
      <span className="roomprice__own">{own !== null && <OwnPrice own={own} country={country} />}</span>
      <span className="roomprice__room">
        <Price isRiyal={hasDrawnSign(country)}>
          {band ? formatPriceBand(band.low, band.high, country) : ""}
        </Price>{" "}
        {t("myRoom.inYourRoom")}
      </span>
    </span>
  );
}

function OwnPrice({ own, country }: { own: number; country: Country }) {
  const { t } = useText();
  return (
    <>
      <Money amount={own} country={country} /> {t("myRoom.asDrawn")}
    </>
  );
}
