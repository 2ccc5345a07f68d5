import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { changePick, pickOf } from "../picks/picks.ts";
import type { ScenePiece } from "../picks/scene.ts";
import { chosenOf, type SceneView, sceneHref, shapeOf, sumOf } from "../picks/scene-view.ts";
import { panelHref } from "../stage/scene-photo.tsx";
import { pieceFacts } from "./piece-body.tsx";
import "./piece-list.css";

/** The photograph in words: every piece with its price, to be opened, left out and put back. */
export function PieceList({ view }: { view: SceneView }) {
  const { t } = useText();
  const { scene, picks, country } = view;
  const { total, lines, count } = sumOf(scene, picks);
  const hasChoice = scene.pieces.some(({ variations }) => variations.length > 1);
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
          {scene.pieces.map((piece, index) => (
            <Row key={piece.id} {...{ view, piece, hasChoice }} number={index + 1} />
          ))}
          {scene.lines.map((line, index) => (
            <tr key={line.name} className="piece-list__line">
              <td />
              <th scope="row">{line.name}</th>
              {hasChoice && <td className="only-wide" />}
              <td className="num" data-scene-line={index}>
                <Money amount={lines[index] ?? line.price} country={country} strong={false} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">
              {t("smartPhoto.total")},{" "}
              <span data-scene-count>{t("smartPhoto.count", { count, all: scene.pieces.length })}</span>
            </th>
            {hasChoice && <td className="only-wide" />}
            <td className="num d25" data-scene-total>
              <Money amount={total} country={country} strong={false} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps {
  view: SceneView;
  piece: ScenePiece;
  number: number;
  /** Whether any piece of the scene comes in several ways. */
  hasChoice: boolean;
}

function Row({ view, piece, number, hasChoice }: RowProps) {
  const { t } = useText();
  const { variation, isOut } = chosenOf(piece, view.picks);
  return (
    <tr className={joinClasses(isOut && "is-out")} data-scene-row={piece.id}>
      <td>
        <Tick view={view} piece={piece} />
      </td>
      <th scope="row">
        <a
          className="piece-list__name"
          href={panelHref(view, piece)}
          rel="nofollow"
          data-scene-open={piece.id}
        >
          <span className="num">{number}</span>
          {piece.name}
        </a>
        {variation.name !== piece.name && (
          <small>
            {pieceFacts(piece, t).map((fact) => `${fact} · `)}
            <span data-scene-name={piece.id}>{variation.name}</span>
          </small>
        )}
      </th>
      {hasChoice && <td className="only-wide t15 soft">{waysOf(piece, t)}</td>}
      <td className="num" data-scene-price={piece.id}>
        <Money amount={variation.price} country={view.country} strong={false} />
      </td>
    </tr>
  );
}

function waysOf({ variations }: ScenePiece, t: Text["t"]): string {
  return variations.length > 1
    ? t("smartPhoto.finishes", { count: variations.length })
    : t("smartPhoto.oneWay");
}

/** A link to the page with or without the piece. Where there is a script it is a box to tick. */
export function Tick({ view, piece }: { view: SceneView; piece: ScenePiece }) {
  const { t } = useText();
  const shape = shapeOf(piece);
  const isOut = pickOf(view.picks, shape) === "off";
  const picks = changePick(view.picks, shape, isOut ? shape.standard : "off");
  return (
    <a
      className="tick center"
      href={`${sceneHref(view, { picks })}#list`}
      rel="nofollow"
      data-scene-toggle={piece.id}
      aria-label={t(isOut ? "smartPhoto.putBack" : "smartPhoto.leaveOut", { name: piece.name })}
    >
      <span className={joinClasses("tick__box center", !isOut && "is-on")}>
        <Icon name="check" size="small" />
      </span>
    </a>
  );
}
