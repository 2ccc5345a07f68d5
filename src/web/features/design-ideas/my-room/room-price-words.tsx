import { formatPriceBand, hasDrawnSign } from "../../../../editions/money.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { PriceBand } from "../../../../prices/price-band.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { Price } from "../../../../ui/text/price.tsx";
import { useText } from "../../../../ui/text/text.tsx";

interface InRoomProps {
  band: PriceBand | undefined;
  country: Country;
  /** Whether the room is the one in which a list is sorted, and not the visitor's. */
  isStandard?: boolean;
}

export function InRoom({ band, country, isStandard = false }: InRoomProps) {
  const { t } = useText();
  return (
    <>
      <Price isRiyal={hasDrawnSign(country)}>
        {band ? formatPriceBand(band.low, band.high, country) : ""}
      </Price>{" "}
      {t(isStandard ? "myRoom.inStandardRoom" : "myRoom.inYourRoom")}
    </>
  );
}

export function OwnPrice({ own, country }: { own: number; country: Country }) {
  const { t } = useText();
  return (
    <>
      <Money amount={own} country={country} /> {t("myRoom.asDrawn")}
    </>
  );
}
