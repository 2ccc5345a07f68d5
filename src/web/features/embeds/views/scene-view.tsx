import type { CSSProperties } from "react";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { ContentOf, ScenePieceLine } from "../content.ts";
import { EmbedSection } from "./embed-section.tsx";
import "../../../../ui/media/spot.css";

/** A photograph with a number on every piece and its price in the list: number and line are labels of one radio button. */
export function SceneView({ content }: { content: ContentOf<"scene"> }) {
  const { t } = useText();
  const { picture, pieces, country, total } = content;
  return (
    <EmbedSection content={content} className="embed-scene">
      <div className="embed-scene__photo" dir="ltr">
        <Picture {...picture} ratio="own" sizes="(width < 600px) 100vw, 760px" priority />
        {pieces.map((piece, index) => (
          <label key={piece.id} className="spot" htmlFor={inputId(piece)} style={placeOf(piece)}>
            <span className="strong text-center spot__no" aria-hidden="true">
              {index + 1}
            </span>
          </label>
        ))}
      </div>
      <ol className="t15 embed-scene__list">
        {pieces.map((piece, index) => (
          <li key={piece.id}>
            <label className="beside beside--3">
              <input className="sr" type="radio" name="piece" id={inputId(piece)} />
              <span className="strong t13 embed-scene__no center" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                {piece.name}
                <small className="t13 soft">{piece.detail}</small>
              </span>
              <Money amount={piece.price} country={country} strong={false} />
            </label>
          </li>
        ))}
        <li className="embed-scene__total beside">
          <span>{t("embed.sceneTotal")}</span>
          <span className="d25">
            <Money amount={total} country={country} />
          </span>
        </li>
      </ol>
    </EmbedSection>
  );
}

function inputId({ id }: ScenePieceLine): string {
  return `piece-${id}`;
}

function placeOf({ x, y }: ScenePieceLine): CSSProperties & Record<`--${string}`, string> {
  return { "--x": `${x * 100}%`, "--y": `${y * 100}%` };
}
