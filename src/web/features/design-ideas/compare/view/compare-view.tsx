import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../../ui/forms/checkbox.tsx";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { EmptyState } from "../../../../../ui/overlay/empty-state.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { useDocument } from "../../../../frame/document-context.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { absoluteUrl } from "../../../../frame/seo/absolute-url.ts";
import { dimensionWords } from "../../../looks-and-offerings/offerings/detail/dimension-words.ts";
import { RatingMark } from "../../../looks-and-offerings/offerings/rating-mark.tsx";
import ShareMenu from "../../designs/share-menu.island.tsx";
import { type Compared, type ComparedProduct, chosenOf, comparedTitle } from "../compared.ts";
import { compareHref } from "../state/compare-address.ts";
import { type ChosenProduct, codesOf } from "../state/compare-state.ts";
import { CompareHeads } from "./compare-heads.tsx";
import {
  arePricedAlike,
  type Cell,
  type CompareRow,
  compareRows,
  differWords,
  type RowGroup,
} from "./compare-rows.ts";
import "../../../lists/filters/filter-bar.css";
import "./compare-view.css";

interface CompareViewProps {
  compared: Compared;
  crumbs: readonly { name: string; href?: string }[];
}

export function CompareView({ compared, crumbs }: CompareViewProps) {
  const text = useText();
  const { t } = text;
  const { edition, state } = usePage();
  const { publicUrl } = useDocument().site;
  const { list, products } = compared;
  const chosen = products.map((product) => chosenOf(edition, product));
  const codes = codesOf(chosen);
  state.setState("offerings", { compared: codes });
  const title = comparedTitle(compared, text);
  const isPair = products.length > 1;
  const groups = isPair ? compareRows(compared) : [];
  return (
    <section className="compare" data-compared={JSON.stringify(chosen)}>
      <div className="wrap stack gap-4 compare__head">
        <Breadcrumb crumbs={[...crumbs, { name: t("compare.crumb") }]} />
        <h1 className="d42">{title}</h1>
        <CompareNotices compared={compared} />
      </div>
      {products.length > 0 ? (
        <CompareHeads compared={compared}>
          {isPair && (
            <>
              <p className="d25 only-wide">{differWords(groups, t)}</p>
              <ButtonLink look="quiet" size="small" icon="swap" href={swappedHref(chosen, list)}>
                {t("compare.swap")}
              </ButtonLink>
              <ShareMenu url={absoluteUrl(publicUrl, list) + compareHref("", codes)} title={title} />
            </>
          )}
        </CompareHeads>
      ) : (
        <div className="wrap">
          <EmptyState
            title={t("compare.emptyTitle")}
            exits={<ButtonLink href={list}>{t("compare.toList")}</ButtonLink>}
          >
            {t("compare.emptyText")}
          </EmptyState>
        </div>
      )}
      {isPair && <CompareTable products={products} groups={groups} caption={title} />}
    </section>
  );
}

/** The swapped comparison belongs to the list of its new first product. */
function swappedHref(chosen: readonly ChosenProduct[], list: string): string {
  const swapped = chosen.toReversed();
  return compareHref(swapped[0]?.list ?? list, codesOf(swapped));
}

function CompareNotices({ compared }: { compared: Compared }) {
  const { t } = useText();
  const { products, missing } = compared;
  const offerings = products.map(({ product }) => product);
  const isPair = offerings.length > 1;
  const isMixed = new Set(products.map(({ offering }) => offering)).size > 1;
  const arePriced = offerings.every(({ skusData }) => skusData.price !== null);
  return (
    <>
      {missing.map(({ code, name }) => (
        <Notice key={code} tone="warn">
          {name ? t("compare.gone", { name }) : t("compare.unknown", { code })}
        </Notice>
      ))}
      <TooMany compared={compared} />
      {isMixed && <Notice>{t("compare.mixed")}</Notice>}
      {isPair && arePriced && !arePricedAlike(offerings) && <Notice>{t("compare.unitsDiffer")}</Notice>}
    </>
  );
}

/** A third product does not fit (OF-12): the visitor can compare it with the first or with the second. */
function TooMany({ compared: { list, products, third } }: { compared: Compared }) {
  const { t } = useText();
  const [one, two] = products.map(({ product }) => product);
  if (!third || !one || !two) return null;
  const { name, code } = third.product;
  return (
    <Notice tone="warn" title={t("compare.limit")}>
      {t("compare.limitWays", { one: one.name, two: two.name, third: name })}
      <span className="row align-stretch compare__instead">
        {[
          { kept: two, gone: one },
          { kept: one, gone: two },
        ].map(({ kept, gone }) => (
          <a
            key={gone.code}
            className="link tap"
            href={compareHref(list, [kept.code, code])}
            data-compare-keep={kept.code}
          >
            {t("compare.insteadOf", { name: gone.name })}
          </a>
        ))}
      </span>
    </Notice>
  );
}

interface CompareTableProps {
  products: readonly ComparedProduct[];
  groups: readonly RowGroup[];
  caption: string;
}

/** The product names are sticky. A checkbox hides equal rows with CSS alone. */
function CompareTable({ products, groups, caption }: CompareTableProps) {
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
