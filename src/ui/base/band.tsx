import type { CSSProperties, ReactNode } from "react";
import { useText } from "../text/text.tsx";
import "./band.css";

export interface BandProps {
  low: { value: number; label: ReactNode };
  likely: { value: number; label: ReactNode };
  high: { value: number; label: ReactNode };
  /** The ends of the scale; by default slightly wider than the band itself. */
  scale?: { from: number; to: number };
}

export function Band({ low, likely, high, scale }: BandProps) {
  const { t } = useText();
  const margin = (high.value - low.value) / 3;
  const { from, to } = scale ?? { from: low.value - margin, to: high.value + margin };
  const at = (value: number) => `${Math.round((1000 * (value - from)) / (to - from)) / 10}%`;
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--from": at(low.value),
    "--at": at(likely.value),
    "--to": at(high.value),
  };
  return (
    <div className="band" style={style}>
      <div className="band__line" aria-hidden="true" />
      <dl className="band__ends">
        <div>
          <dt>{t("ui.estimateLow")}</dt>
          <dd>{low.label}</dd>
        </div>
        <div className="band__likely">
          <dt>{t("ui.estimateLikely")}</dt>
          <dd>{likely.label}</dd>
        </div>
        <div>
          <dt>{t("ui.estimateHigh")}</dt>
          <dd>{high.label}</dd>
        </div>
      </dl>
    </div>
  );
}
