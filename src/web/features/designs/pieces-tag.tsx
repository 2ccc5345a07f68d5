import { Tag } from "../../../ui/forms/chip.tsx";
import { useText } from "../../../ui/text/text.tsx";

/** In how many pieces of a photograph one sees what they cost. */
export function PiecesTag({ count }: { count: number }) {
  const { t } = useText();
  return <Tag tone="paper">{count === 1 ? t("card.onePiecePriced") : t("card.piecesPriced", { count })}</Tag>;
}
