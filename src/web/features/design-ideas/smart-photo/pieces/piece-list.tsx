import { memo } from "react";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { isForAnotherTab } from "../../../../../ui/behaviours/dialogs.ts";
import { Money } from "../../../../../ui/text/money.tsx";
import { type Text, useText } from "../../../../../ui/text/text.tsx";
import { type PiecePick, pickOf } from "../picks/picks.ts";
import type { PieceFacts, SceneFacts } from "../picks/scene-facts.ts";
import { shapeOf, variationOf } from "../picks/scene-view.ts";
import { panelHref } from "../stage/scene-photo.tsx";
import type { SceneController } from "../state/use-scene.ts";
import { useSceneActs } from "../state/use-scene-state.ts";
import { pieceAmounts } from "./piece-body.tsx";
import { Tick } from "./tick.tsx";
import "./smart-photo-pieces.css";

export function PieceList({ scene }: { scene: SceneController }) {
  const { t } = useText();
  const { facts, state, sum } = scene;
  const { pieces, lines, country } = facts;
  const hasChoice = pieces.some(({ variations }) => variations.length > 1);
  return (
    <section className="piece-list" id="list" aria-labelledby="list-title">
      <h2 className="d32" id="list-title">
        {t("smartPhoto.list")}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t("smartPhoto.inThePrice")}</span>
            </th>
            <th scope="col">{t("smartPhoto.piece")}</th>
            {hasChoice && (
              <th scope="col" className="only-wide">
                {t("smartPhoto.comesIn")}
              </th>
            )}
            <th scope="col">{t("smartPhoto.price")}</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece, index) => (
            <Row
              key={piece.id}
              {...{ facts, piece, hasChoice }}
              number={index + 1}
              pick={pickOf(state.picks, shapeOf(piece))}
            />
          ))}
          {lines.map((line, index) => (
            <tr key={line.name} className="piece-list__line">
              <td />
              <th scope="row">{line.name}</th>
              {hasChoice && <td className="only-wide" />}
              <td className="num">
                <Money amount={sum.lines[index] ?? line.price} country={country} strong={false} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">
              {t("smartPhoto.total")} · {t("smartPhoto.count", { count: sum.count, all: pieces.length })}
            </th>
            {hasChoice && <td className="only-wide" />}
            <td className="num d25">
              <Money amount={sum.total} country={country} strong={false} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps {
  facts: SceneFacts;
  piece: PieceFacts;
  pick: PiecePick;
  number: number;
  hasChoice: boolean;
}

const Row = memo(function Row({ facts, piece, pick, number, hasChoice }: RowProps) {
  const { t } = useText();
  const acts = useSceneActs();
  const variation = variationOf(piece, pick);
  return (
    <tr className={joinClasses(pick === "off" && "is-out")}>
      <td>
        <Tick facts={facts} piece={piece} isOut={pick === "off"} />
      </td>
      <th scope="row">
        <a
          className="strong hover-accent piece-list__name"
          href={panelHref(facts, piece)}
          rel="nofollow"
          data-held
          onClick={(event) => {
            if (isForAnotherTab(event)) return;
            event.preventDefault();
            acts.open(piece.id, event.currentTarget);
          }}
        >
          <span className="num">{number}</span>
          {piece.name}
        </a>
        {variation.name !== piece.name && (
          <small>
            {pieceAmounts(piece, t).map((fact) => `${fact} · `)}
            {variation.name}
          </small>
        )}
      </th>
      {hasChoice && <td className="only-wide t15 soft">{waysOf(piece, t)}</td>}
      <td className="num">
        <Money amount={variation.price} country={facts.country} strong={false} />
      </td>
    </tr>
  );
});

function waysOf({ variations }: PieceFacts, t: Text["t"]): string {
  return variations.length > 1
    ? t("smartPhoto.finishes", { count: variations.length })
    : t("smartPhoto.oneWay");
}
