import type { ReactNode } from "react";
import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Money } from "../../../ui/text/money.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";
import "./price-table.css";

type Written = SectionOf<"price-table">;
type Range = Exclude<Written["rows"][number]["cells"][number], string>;

interface Row {
  name: string;
  note?: string | undefined;
  cells: readonly (Range | ReactNode)[];
  /** Stands above the name of the one row that is the visitor's own. */
  mark?: string | undefined;
  drawing?: ReactNode;
  action?: ReactNode;
}

interface PriceTableProps extends Pick<Written, "title" | "lede" | "rowsLabel" | "columns">, SectionFrame {
  rows: readonly Row[];
  foot?: string | undefined;
  /** The name of the column of actions, for those who cannot see it. */
  actionLabel?: string | undefined;
  children?: ReactNode;
}

export function PriceTable({ columns, rows, rowsLabel, actionLabel, foot, ...rest }: PriceTableProps) {
  const { id, tone, title, lede, children } = rest;
  const isOfWords = rows.some(({ cells }) => cells.some(isSentence));
  return (
    <Section id={id} tone={tone}>
      <SectionHead title={title} lede={lede} />
      <table className={joinClasses("price-table", isOfWords && "price-table--words")}>
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
    <tr className={row.mark ? "is-yours" : undefined}>
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
  return isRange(value) ? (
    <Money amount={value.low} to={value.high} country={country} strong={false} />
  ) : (
    value
  );
}

/** Too long to stand beside its name on a phone. */
function isSentence(value: Row["cells"][number]): boolean {
  return typeof value === "string" && value.length > 24;
}

function isRange(value: Row["cells"][number]): value is Range {
  return typeof value === "object" && value !== null && "low" in value;
}
