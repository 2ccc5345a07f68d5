import type { ReactNode } from "react";
import type { OfferingCategory } from "../../contracts/documents/offerings/offering-categories.ts";
import type { SectionOf } from "../../contracts/documents/sections/content-section.ts";
import { formatRoundAmount, hasDrawnSign } from "../../editions/money.ts";
import type { Country } from "../../editions/regions.ts";
import { countPrice } from "../../prices/count-price.ts";
import { priceRows } from "../../prices/price-parts.ts";
import type { PriceRates } from "../../prices/rates.ts";
import { joinClasses } from "../../ui/base/join-classes.ts";
import { Icon } from "../../ui/media/icon.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { Facts } from "../../ui/text/facts.tsx";
import { Money } from "../../ui/text/money.tsx";
import { MoneyBand } from "../../ui/text/money-band.tsx";
import { Price } from "../../ui/text/price.tsx";
import { RatingBars } from "../../ui/text/rating.tsx";
import { useText } from "../../ui/text/text.tsx";
import { usePage } from "../frame/islands/page-context.ts";
import { CheckList } from "./parts/check-list.tsx";
import { Filled } from "./parts/filled.tsx";
import { Section, type SectionFrame, type SectionProps } from "./parts/section.tsx";
import { MaybeLink, SectionGo, targetOf } from "./parts/section-link.tsx";
import "./offer-sections.css";
import "./price-table.css";

type Written = SectionOf<"price-table">;
type WrittenCell = Written["rows"][number]["cells"][number];
type Range = Extract<WrittenCell, { low: number }>;
type Rated = Extract<WrittenCell, { rating: number }>;

interface Row {
  name: string;
  note?: string | undefined;
  cells: readonly (Range | Rated | ReactNode)[];
  /** Shown above the name of the visitor's own row. */
  mark?: string | undefined;
  /** The last line of a bill. */
  isTotal?: boolean | undefined;
  drawing?: ReactNode;
  action?: ReactNode;
}

interface PriceTableProps extends Pick<Written, "title" | "lede" | "rowsLabel" | "columns">, SectionFrame {
  rows: readonly Row[];
  foot?: string | undefined;
  /** The name of the actions column, for screen readers. */
  actionLabel?: string | undefined;
  children?: ReactNode;
}

export function PriceTable({ columns, rows, rowsLabel, actionLabel, foot, ...rest }: PriceTableProps) {
  const { id, tone, title, lede, isFolded, children } = rest;
  const isOfWords = rows.some(({ cells }) => cells.some(isSentence));
  const endsShort = isOfWords && rows.every(({ cells, action }) => !action && isShort(cells.at(-1)));
  return (
    <Section id={id} tone={tone} title={title} lede={lede} isFolded={isFolded}>
      <table
        className={joinClasses(
          "price-table",
          isOfWords ? "price-table--words" : "price-table--numbers",
          endsShort && "price-table--ends-short",
        )}
      >
        <thead>
          <tr>
            <th scope="col">{rowsLabel}</th>
            {columns.map(({ name, what, look }) => (
              <th key={name} scope="col" className={look === "mid" ? "is-mid" : undefined}>
                {name} {what && <small>{what}</small>}
              </th>
            ))}
            {actionLabel && (
              <th scope="col">
                <span className="sr">{actionLabel}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.name} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      {foot && <p className="t15 soft pretty above-5 price-table__foot">{foot}</p>}
      {children}
    </Section>
  );
}

const LOOKS = { mid: "is-mid", soft: "price-table__soft" };

function TableRow({ row, columns }: { row: Row; columns: Written["columns"] }) {
  return (
    <tr className={row.mark ? "is-yours" : row.isTotal ? "is-total" : undefined}>
      <th scope="row">
        <span className="line gap-5 price-table__row">
          {row.drawing && <span className="no-shrink price-table__drawing">{row.drawing}</span>}
          <span>
            {row.mark && <span className="strong price-table__mark">{row.mark}</span>}
            <b className="d25">{row.name}</b>
            {row.note && <small>{row.note}</small>}
          </span>
        </span>
      </th>
      {columns.map(({ name, look }, index) => (
        <td key={name} data-label={name} className={look && LOOKS[look]}>
          <Cell value={row.cells[index]} />
        </td>
      ))}
      {row.action && <td className="price-table__go">{row.action}</td>}
    </tr>
  );
}

function Cell({ value }: { value: Row["cells"][number] }) {
  const { country } = usePage().edition;
  const { t } = useText();
  if (typeof value === "boolean")
    return (
      <>
        {value ? <Icon name="check" size="small" /> : <span aria-hidden="true">–</span>}
        <span className="sr">{t(value ? "ui.included" : "ui.notIncluded")}</span>
      </>
    );
  if (isRated(value))
    return (
      <span className="rating">
        <RatingBars rating={value.rating} />
        <span className="num strong">{value.rating}</span>
      </span>
    );
  return isRange(value) ? (
    <Money amount={value.low} to={value.high} country={country} strong={false} />
  ) : (
    value
  );
}

/** Too long to fit beside its name on a phone. */
function isSentence(value: Row["cells"][number]): boolean {
  return typeof value === "string" && value.length > 24;
}

/** Fits beside the name of its row on a phone. */
function isShort(value: Row["cells"][number]): boolean {
  return typeof value === "string" && value.length <= 12;
}

function isRated(value: Row["cells"][number]): value is Rated {
  return typeof value === "object" && value !== null && "rating" in value;
}

function isRange(value: Row["cells"][number]): value is Range {
  return typeof value === "object" && value !== null && "low" in value;
}

interface CostTableProps extends SectionProps<"cost-table"> {
  rates: PriceRates | undefined;
}

/** A row that the rates cannot price is left out; without rates there is no table. */
export function CostTable({ rates, city, tiers, last, rows, ...table }: CostTableProps) {
  const { country } = usePage().edition;
  const inTiers = tiers.map(({ tier }) => rates && priceRows(rates, rows, { city, tier }));
  // The rows of a bill are printed in full, because a visitor adds them up.
  const Range = rows.some(({ isTotal }) => isTotal) ? FullBand : MoneyBand;
  const priced = rows.flatMap(({ counted: _, ...row }, at) => {
    const cells = inTiers.flatMap((bands, index) => {
      const band = bands?.[at];
      return band
        ? [<Range key={tiers[index]?.tier} low={band.low} high={band.high} country={country} />]
        : [];
    });
    if (cells.length < tiers.length) return [];
    return [{ ...row, cells: last === undefined ? cells : [...cells, row.last] }];
  });
  if (priced.length === 0) return null;
  const columns = tiers.map(({ name, what, look }) => ({ name, what, look }));
  return (
    <PriceTable
      {...table}
      columns={last === undefined ? columns : [...columns, { name: last, look: "soft" }]}
      rows={priced}
    />
  );
}

function FullBand({ low, high, country }: { low: number; high: number; country: Country }) {
  return <Money amount={low} to={high} country={country} strong={false} />;
}

interface OffersProps extends SectionProps<"offers"> {
  rates: PriceRates | undefined;
}

export function Offers({ id, tone, title, lede, items, rates, city, from, ...labels }: OffersProps) {
  const { country } = usePage().edition;
  const priceOf = ({ counted }: OffersProps["items"][number]): ReactNode => {
    const band = rates && counted && countPrice(rates, counted, { city, tier: "essential" });
    if (!band) return undefined;
    const price = <Price isRiyal={hasDrawnSign(country)}>{formatRoundAmount(band.low, country)}</Price>;
    return <Filled text={from} parts={{ price }} />;
  };
  return (
    <Section id={id} tone={tone} title={title} lede={lede}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a row of cards is scrolled by key too */}
      <ul className="columns columns--4 columns--swipe offer-cards" aria-label={title} tabIndex={0}>
        {items.map((item) => (
          <li key={item.name} className="stack gap-4 offer-card">
            <Picture
              {...item.picture}
              ratio="3:2"
              sizes="(width < 600px) 84vw, (width < 1024px) 50vw, 320px"
            />
            <div className="stack gap-2">
              <h3 className="d25">{item.name}</h3>
              <Facts items={[priceOf(item), item.weeks].filter((fact) => fact !== undefined)} />
              <p className="t15 soft">{item.text}</p>
            </div>
            <div className="stack gap-4 offer-card__lists">
              <Lines title={labels.inside} items={item.inside} mark="check" />
              <Lines title={labels.outside} items={item.outside} mark="close" />
            </div>
            <SectionGo link={item.link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Lines({ title, items, mark }: { title: string; items: readonly string[]; mark: "check" | "close" }) {
  return (
    <div className="stack gap-1 t15">
      <h4 className="strong">{title}</h4>
      <CheckList items={items} mark={mark} />
    </div>
  );
}

/** The facts of a list besides its texts. */
interface OfferingListFacts {
  /** Undefined if the list pages are not built. */
  href?: string | undefined;
  /** Undefined if the upstream does not send it. */
  products?: { count: number; from: number } | undefined;
}

export type OfferingListsFacts = Partial<Record<OfferingCategory, OfferingListFacts>>;

interface OfferingListsProps extends SectionProps<"offering-lists"> {
  facts: OfferingListsFacts;
}

export function OfferingLists({ id, tone, title, lede, count, items, facts }: OfferingListsProps) {
  const { edition } = usePage();
  return (
    <Section id={id} tone={tone} title={title} lede={lede}>
      <ul className="columns columns--4 list-tiles">
        {items.map(({ list, name, text, picture, from, link }) => {
          const { href, products } = facts[list] ?? {};
          return (
            <li key={list}>
              <MaybeLink className="stack gap-2 list-tile" href={link ? targetOf(edition, link)?.href : href}>
                <Picture
                  {...picture}
                  ratio="1:1"
                  sizes="(width < 600px) 46vw, (width < 1024px) 46vw, 310px"
                />
                <h3 className="d20">{name}</h3>
                {text && <p className="t15 soft">{text}</p>}
                {products && (
                  <Facts
                    items={[
                      <Filled key="count" text={count} parts={{ count: products.count }} />,
                      <Filled
                        key="from"
                        text={from}
                        parts={{ price: <Money amount={products.from} country={edition.country} /> }}
                      />,
                    ]}
                  />
                )}
              </MaybeLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
