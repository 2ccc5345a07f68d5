import { useState } from "react";
import type { Direction } from "../../../editions/languages.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { island } from "../../frame/islands/island.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { useServedPart } from "../../frame/islands/served-part.ts";
import { cssNumbers } from "../parts/css-numbers.ts";
import "./before-after.css";

export interface SliderProps {
  before: string;
  after: string;
  at?: number | undefined;
}

/** Keeps both photographs visible at first. */
const NEAREST_EDGE = 15;
const HALF = 0.5;

/**
 * Two photographs under one handle, which is a range input of their size, so that touch, pointer and keys work
 * natively in both directions. Without scripts both are shown side by side.
 */
export default island(
  "before-after-slider",
  function BeforeAfterSlider({ before, after, at = HALF }: SliderProps) {
    const { t } = useText();
    const { direction } = usePage().edition;
    const [percent, setPercent] = useState(startOf(at, direction));
    return (
      <div className="before-after" style={cssNumbers({ "--share": percent / 100 })}>
        <div className="before-after__side">
          <div className="before-after__photo is-before" {...useServedPart("before")} />
          <p className="t15 pretty before-after__caption">{before}</p>
        </div>
        <div className="before-after__side">
          <div className="before-after__photo" {...useServedPart("after")} />
          <p className="t15 pretty before-after__caption is-after">{after}</p>
        </div>
        <input
          className="before-after__range"
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          aria-label={t("beforeAfter.slider")}
          aria-valuetext={t("beforeAfter.value", { before, percent })}
          onChange={({ target }) => setPercent(target.valueAsNumber)}
        />
        <span className="before-after__line" aria-hidden="true">
          <span className="before-after__knob center">
            <Icon name="swap" />
          </span>
        </span>
      </div>
    );
  },
);

/** The handle is measured from the inline start. */
function startOf(at: number, direction: Direction): number {
  const percent = Math.round((direction === "rtl" ? 1 - at : at) * 100);
  return Math.min(Math.max(percent, NEAREST_EDGE), 100 - NEAREST_EDGE);
}
