import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";

interface OfferingPriceProps {
  price: number | null;
  /** What it is for; not every host tells. */
  unit: string | undefined;
}

/** ₹690 per sq ft of front. */
export function OfferingPrice({ price, unit }: OfferingPriceProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  if (price === null) return null;
  return (
    <>
      <Money amount={price} country={country} /> {unit && t("offerings.perUnit", { unit })}
    </>
  );
}
