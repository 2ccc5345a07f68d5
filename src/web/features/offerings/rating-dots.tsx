import { useText } from "../../../ui/text/text.tsx";
import "./rating-dots.css";

const MOST = 5;

/** Five dots, of which so many are filled; read out as a number. */
export function RatingDots({ points }: { points: number }) {
  const { t } = useText();
  return (
    <span className="rating-dots">
      <span className="sr">{t("offerings.points", { points, of: MOST })}</span>
      {Array.from({ length: MOST }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike and never reordered
        <span key={index} className={index < points ? "rating-dots__on" : undefined} aria-hidden="true" />
      ))}
    </span>
  );
}
