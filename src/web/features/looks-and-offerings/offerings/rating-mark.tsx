import { RATING_STEPS, RatingBars } from "../../../../ui/text/rating.tsx";
import { useText } from "../../../../ui/text/text.tsx";

/** A rating where there is no room for words; read out as a number. */
export function RatingMark({ points }: { points: number }) {
  const { t } = useText();
  return (
    <>
      <span className="sr">{t("offerings.points", { points, of: RATING_STEPS.length })}</span>
      <RatingBars rating={points} isSmall />
    </>
  );
}
