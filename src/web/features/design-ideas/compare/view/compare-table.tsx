import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { Checkbox } from "../../../../../ui/forms/checkbox.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { dimensionWords } from "../../../looks-and-offerings/offerings/detail/dimension-words.ts";
import { RatingMark } from "../../../looks-and-offerings/offerings/rating-mark.tsx";
import type { ComparedProduct } from "../compared.ts";
import { type Cell, type CompareRow, differWords, type RowGroup } from "./compare-rows.ts";
import "../../../lists/filters/filter-bar.css";

interface CompareTableProps {
  products: readonly ComparedProduct[];
  groups: readonly RowGroup[];
  caption: string;
}

/** The names stay in view. A checkbox hides equal rows by styles alone. */
export function CompareTable({ products, groups, caption }: CompareTableProps) {
  const { t } = useText();
  const names = products.map(({ product }) => product.name);
  const isAllSame = groups.every(({ rows }) => sameClass(rows));
  return (
    <div className="compare-rows">
      <div className="filterbar-edge" />
      <div className="filterbar compare-bar">
        <div className="wrap compare__columns">
          <div className="compare-bar__only">
            <Checkbox label={t("compare.onlyDifferences")} className="compare-only" />
            <p className="t13 soft">{differWords(groups, t)}</p>
          </div>
          {names.map((name) => (
            <p key={name} className="strong compare-bar__name" aria-hidden="true">
              {name}
            </p>
          ))}
        </div>
      </div>
      <div className="wrap">
        <table className="compare-table">
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t("compare.point")}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.name} className={sameClass(group.rows)}>
              <tr className="compare-table__group">
                <th colSpan={3} scope="rowgroup" className="d25">
                  {t(`compare.group-${group.name}`)}
                </th>
              </tr>
              {group.rows.map((row) => (
                <TableRow key={JSON.stringify(row.label)} row={row} />
              ))}
            </tbody>
          ))}
        </table>
        {isAllSame && <p className="pad-block-6 compare-table__none soft">{t("compare.noneDiffers")}</p>}
      </div>
    </div>
  );
}

function TableRow({ row }: { row: CompareRow }) {
  const { t } = useText();
  const { label, cells, isDifferent } = row;
  return (
    <tr className={joinClasses("rule compare-table__row", sameClass([row]))}>
      <th scope="row">
        {"own" in label ? t(`compare.row-${label.own}`) : label.feature}
        <span className={joinClasses("line soft t13 compare-mark", isDifferent && "compare-mark--different")}>
          <span aria-hidden="true">{isDifferent ? "≠" : "="}</span>
          {isDifferent ? t("compare.differs") : t("compare.same")}
        </span>
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={index}>
          <CompareCell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function sameClass(rows: readonly CompareRow[]): string | undefined {
  return rows.some(({ isDifferent }) => isDifferent) ? undefined : "is-same";
}

function CompareCell({ cell }: { cell: Cell | undefined }) {
  const { t } = useText();
  const { country } = usePage().edition;
  if (!cell) return <span className="soft">{t("compare.notStated")}</span>;
  if ("points" in cell)
    return (
      <span className="compare-points">
        <RatingMark points={cell.points} />
        <span aria-hidden="true">{cell.points}</span>
      </span>
    );
  if ("size" in cell) {
    const [millimetres, inFeet] = dimensionWords(cell.size, cell.offering, country, t);
    return (
      <>
        <bdi>{millimetres}</bdi>
        {inFeet && <small className="soft t13 regular block">{inFeet}</small>}
      </>
    );
  }
  if ("price" in cell)
    return (
      <>
        <Money amount={cell.price} country={country} strong />
        {cell.unit && (
          <small className="soft t13 regular block">{t("offerings.perUnit", { unit: cell.unit })}</small>
        )}
      </>
    );
  return cell.text;
}
