import type { ReactNode } from "react";
import "./smart-photo-pieces.css";

/** Names and values on hairlines. */
export function FactTable({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <table className="t15 fact-table">
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
