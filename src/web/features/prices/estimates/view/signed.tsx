import { Money } from "../../../../../ui/text/money.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";

/** What something adds, or takes away: "+ ₹24,000", "− ₹24,000". */
export function Signed({ amount }: { amount: number }) {
  const { country } = usePage().edition;
  if (amount === 0) return <span className="num soft">—</span>;
  return (
    <bdi className={amount < 0 ? "num good" : "num"} dir="ltr">
      {amount < 0 ? "−" : "+"} <Money amount={Math.abs(amount)} country={country} />
    </bdi>
  );
}
