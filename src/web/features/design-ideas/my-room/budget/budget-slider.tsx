import type { Edition } from "../../../../../editions/edition.ts";
import type { Country } from "../../../../../editions/regions.ts";
import type { MyRoom } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { sizeOf } from "../describe-room.ts";
import { unitOf } from "../my-room-query.ts";
import { roomKey } from "../stored-room.ts";
import BudgetSliderIsland, { type BudgetProps } from "./budget-slider.island.tsx";

export interface BudgetSliderProps extends Omit<BudgetProps, "standard"> {
  edition: Edition;
  /** Without rates designs cannot be sorted by price. */
  rates: PriceRates | undefined;
  /** The room in which the designs are sorted, until the visitor has typed one. */
  standard?: MyRoom | undefined;
}

export function BudgetSlider({ edition, rates, standard, ...props }: BudgetSliderProps) {
  const { t } = useText();
  if (!rates) return null;
  return (
    <>
      <HoldPlace country={edition.country} />
      <BudgetSliderIsland {...props} standard={standard && sizeOf(t, unitOf(rates), standard)} />
    </>
  );
}

/** Runs while the page is parsed, so that the space for the slider is reserved before the first paint. */
function HoldPlace({ country }: { country: Country }) {
  const script = `try{if(localStorage.getItem("${roomKey(country)}"))document.documentElement.dataset.hasRoom=""}catch{}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a line of our own, with a key of ours in it.
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
