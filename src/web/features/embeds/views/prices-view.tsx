import type { ContentOf } from "../content.ts";
import { EmbedAmount } from "./embed-amount.tsx";
import { EmbedSection } from "./embed-section.tsx";

/** Prices in rows; on a narrow frame every row is a small list of its own. */
export function PricesView({ content }: { content: ContentOf<"prices"> }) {
  const { columns, rows, title } = content;
  const [first, ...tiers] = columns;
  return (
    <EmbedSection content={content}>
      <table className={tiers.length > 0 ? "t15 embed-prices embed-prices--wide" : "t15 embed-prices"}>
        <caption className="sr">{title}</caption>
        {first && (
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {tiers.map((tier) => (
                <th key={tier} scope="col">
                  {tier}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ name, note, cells }) => (
            <tr key={`${name} ${note}`}>
              <th scope="row">
                <span className="strong">{name}</span>
                {note && <small className="t13 soft">{note}</small>}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row keep their order
                <td key={index} data-label={tiers[index]}>
                  {typeof cell === "string" ? cell : <EmbedAmount amount={cell} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </EmbedSection>
  );
}
