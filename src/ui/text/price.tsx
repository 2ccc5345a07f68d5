import { RiyalSign } from "./riyal-sign.tsx";
import "./price.css";

export interface PriceProps {
  /** The formatted text, for example "₹4.6 – 5.6 lakh" or "38,500". */
  children: string;
  /** Saudi amounts come without a sign; it is drawn left of the number in both languages. */
  isRiyal?: boolean;
  strong?: boolean;
}

/** An amount that keeps its own direction, whatever it stands in. */
export function Price({ children, isRiyal = false, strong = true }: PriceProps) {
  return (
    <bdi className={strong ? "price strong" : "price"} dir="ltr">
      {isRiyal && <RiyalSign />}
      {children}
    </bdi>
  );
}
