import { useState } from "react";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { island } from "../../frame/islands/island.tsx";
import { useServedPart } from "../../frame/islands/served-part.ts";
import { cssNumbers } from "../parts/css-numbers.ts";
import "./before-after.css";

export interface SliderProps {
  before: string;
  after: string;
}

const HALF = 50;

/**
 * Two photographs under one handle, which is a range input as large as they are: fingers, pointers and keys work in both
 * directions as the browser does them. Without a script both are seen, one beside the other.
 */
export default island("before-after-slider", function BeforeAfterSlider({ before, after }: SliderProps) {
  const { t } = useText();
  const [percent, setPercent] = useState(HALF);
  return (
    <div className="before-after" style={cssNumbers({ "--share": percent / 100 })}>
      <div className="before-after__side">
        <div className="before-after__photo is-before" {...useServedPart("before")} />
        <p className="t15 before-after__caption">{before}</p>
      </div>
      <div className="before-after__side">
        <div className="before-after__photo" {...useServedPart("after")} />
        <p className="t15 before-after__caption is-after">{after}</p>
      </div>
      <input
        className="before-after__range"
        type="range"
        min={0}
        max={100}
        step={2}
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
});
