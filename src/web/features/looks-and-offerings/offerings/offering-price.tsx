import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";

export function OfferingPrice({ price, unit }: { price: number | null; unit: string | undefined }) {
  const { t } = useText();
  const { country } = usePage().edition;
  if (price === null) return null;
  return (
    <>
      <Money amount={price} country={country} /> {unit && t("offerings.perUnit", { unit })}
    </>
  );
}
