import type { ReadDesign } from "../../../../../contracts/documents/designs/read-design.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { formatAmount, formatPriceBand, hasDrawnSign } from "../../../../../editions/money.ts";
import { bandInRoom, type MyRoom, roomPriceFacts } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { Price } from "../../../../../ui/text/price.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { RoomPrice } from "../../my-room/room-price.tsx";
import "./designs-view.css";

interface DesignPriceProps {
  design: ReadDesign;
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
  edition: Edition;
}

/** No rate has this city, so the price of the room as drawn has no city factor. */
const NO_CITY = "";

export function DesignPrice({ design, rates, room, edition }: DesignPriceProps) {
  const { t } = useText();
  const facts = rates && roomPriceFacts(rates, design);
  const { totalPrice } = design;
  const drawn = priceAsDrawn({ design, rates, edition });
  if (totalPrice !== undefined)
    return (
      <p className="design-price">
        <RoomPrice
          isOfPage
          rates={rates}
          facts={facts}
          own={totalPrice}
          room={room}
          country={edition.country}
        />
      </p>
    );
  if (!rates || !facts || !drawn) return <p className="t15 soft">{t("design.priceOnPlan")}</p>;
  return (
    <div className="design-price">
      <p className="t13 soft">
        {rates.tax.rate > 0 ? t("design.estimateWithTax", { tax: rates.tax.name }) : t("design.estimate")}
      </p>
      <p className="t15 design-price__both pile">
        <span className="design-price__drawn">
          <Price isRiyal={hasDrawnSign(edition.country)}>{drawn}</Price> {t("design.inDrawnRoom")}
        </span>
        <RoomPrice isOfPage rates={rates} facts={facts} own={null} room={room} country={edition.country} />
      </p>
    </div>
  );
}

/** Returns the formatted price, or undefined if it is unknown. */
export function priceAsDrawn({
  design,
  rates,
  edition: { country },
}: Omit<DesignPriceProps, "room">): string | undefined {
  const { roomDimensions, tier, totalPrice } = design;
  if (totalPrice !== undefined) return formatAmount(totalPrice, country);
  const facts = rates && roomPriceFacts(rates, design);
  if (!facts || !roomDimensions || !tier) return undefined;
  const { low, high } = bandInRoom(rates, facts, { ...roomDimensions, city: NO_CITY, tier });
  return formatPriceBand(low, high, country);
}
