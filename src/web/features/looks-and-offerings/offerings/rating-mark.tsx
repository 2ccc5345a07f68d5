import { RATING_STEPS, RatingBars } from "../../../../ui/text/rating.tsx";
import { useText } from "../../../../ui/text/text.tsx";

/** A rating without a label; screen readers announce it as a number. */
export function RatingMark({ points }: { points: number }) {
  const { t } = useText();
  return (
    <>
      <span className="sr">{t("offerings.points", { points, of: RATING_STEPS.length })}</span>
      <RatingBars rating={points} isSmall />
    </>
  );
}
