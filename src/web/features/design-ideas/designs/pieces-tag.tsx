import { Tag } from "../../../../ui/forms/chip.tsx";
import { useText } from "../../../../ui/text/text.tsx";

export function PiecesTag({ count }: { count: number }) {
  const { t } = useText();
  return <Tag tone="paper">{t("card.piecesPriced", { count })}</Tag>;
}
