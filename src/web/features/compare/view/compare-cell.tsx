import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { dimensionWords } from "../../offerings/detail/dimension-words.ts";
import { RatingMark } from "../../offerings/rating-mark.tsx";
import type { Cell } from "./compare-rows.ts";

/** What one product has of a thing, in the form that suits it. */
export function CompareCell({ cell }: { cell: Cell | undefined }) {
  const { t } = useText();
  const { country } = usePage().edition;
  if (!cell) return <span className="soft">{t("compare.notStated")}</span>;
  if ("points" in cell)
    return (
      <span className="compare-points">
        <RatingMark points={cell.points} />
        <span aria-hidden="true">{cell.points}</span>
      </span>
    );
  if ("size" in cell) {
    const [millimetres, inFeet] = dimensionWords(cell.size, cell.offering, country, t);
    return (
      <>
        <bdi>{millimetres}</bdi>
        {inFeet && <small className="soft t13 regular block">{inFeet}</small>}
      </>
    );
  }
  if ("price" in cell)
    return (
      <>
        <Money amount={cell.price} country={country} strong />
        {cell.unit && (
          <small className="soft t13 regular block">{t("offerings.perUnit", { unit: cell.unit })}</small>
        )}
      </>
    );
  return cell.text;
}
