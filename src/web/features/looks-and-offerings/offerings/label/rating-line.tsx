import { Rating } from "../../../../../ui/text/rating.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";

const LEVELS = [
  "label.level-1",
  "label.level-2",
  "label.level-3",
  "label.level-4",
  "label.level-5",
] as const satisfies readonly MessageKey[];

export function RatingLine({ rating }: { rating: number }) {
  const { t } = useText();
  const level = LEVELS[rating - 1];
  return <Rating rating={rating} words={t("label.ratingOf", { rating })} word={level ? t(level) : ""} />;
}
