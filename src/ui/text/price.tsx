import { useText } from "./text.tsx";
import "../media/icon.css";
import "./price.css";

export interface PriceProps {
  /** The formatted text, for example "₹4.6 – 5.6 lakh" or "38,500". */
  children: string;
  /** Saudi amounts are formatted without a sign; it is drawn left of the number in both languages. */
  isRiyal?: boolean;
  strong?: boolean;
}

/** An amount that keeps its own direction in any text. */
export function Price({ children, isRiyal = false, strong = true }: PriceProps) {
  return (
    <bdi className={strong ? "price strong" : "price"} dir="ltr">
      {isRiyal && <RiyalSign />}
      {children}
    </bdi>
  );
}

/** The official sign of the Saudi riyal (2025). Few fonts contain it yet, so it is drawn. */
function RiyalSign() {
  const { t } = useText();
  return (
    <svg className="riyal" viewBox="0 0 1124 1256" role="img" aria-label={t("ui.riyal")}>
      <path d="M700 1113c-20 44-33 93-38 143l425-90c20-44 33-93 38-143l-425 90Z" />
      <path d="M1086 896c20-44 33-93 38-143l-331 70v-135l292-62c20-44 33-93 38-143l-331 70V66c-51 28-96 66-132 111v403l-132 28V0c-51 28-96 66-132 111v526l-296 63c-20 44-33 93-38 143l334-71v170l-358 76c-20 44-33 93-38 143l375-80c31-6 57-24 74-49l69-102c7-11 11-23 11-37v-150l132-28v270l425-90Z" />
    </svg>
  );
}
