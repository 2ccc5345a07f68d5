import { pluralForm } from "../../../../editions/counting.ts";
import { Tag } from "../../../../ui/forms/chip.tsx";
import { useText } from "../../../../ui/text/text.tsx";

export function PiecesTag({ count }: { count: number }) {
  const { t, language } = useText();
  const isOne = pluralForm(count, language) === "one";
  return <Tag tone="paper">{isOne ? t("card.onePiecePriced") : t("card.piecesPriced", { count })}</Tag>;
}
