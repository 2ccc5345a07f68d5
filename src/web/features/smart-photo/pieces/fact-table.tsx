import type { ReactNode } from "react";
import "./fact-table.css";

/** Names and values on hairlines. */
export function FactTable({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <table className="fact-table">
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
