import { Checkbox, Table } from "@mantine/core";
import type { ReactNode } from "react";
import { useText } from "../frame/staff-text.tsx";

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and amounts. */
  isNumber?: boolean;
}

interface Selection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  labelOf: (id: string) => string;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  selection?: Selection;
}

/**
 * A table, which a phone shows as one card for each row. The roles are written out, because a row that is laid out as
 * a card is otherwise no row for a screen reader.
 */
export function DataTable<Row>({ label, columns, rows, idOf, selection }: DataTableProps<Row>) {
  const { t } = useText();
  const isAll =
    selection !== undefined && rows.length > 0 && rows.every((row) => selection.ids.has(idOf(row)));
  return (
    <Table className="staff-cards" role="table" aria-label={label} highlightOnHover verticalSpacing="xs">
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {selection && (
            <Table.Th role="columnheader" w={36}>
              <Checkbox
                size="sm"
                aria-label={t("staff.table.all")}
                checked={isAll}
                onChange={() => selection.onChange(new Set(isAll ? [] : rows.map(idOf)))}
              />
            </Table.Th>
          )}
          {columns.map(({ key, label: heading, isNumber }) => (
            <Table.Th key={key} role="columnheader" ta={isNumber ? "end" : "start"}>
              {heading}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr key={idOf(row)} role="row">
            {selection && (
              <Table.Td role="cell">
                <Checkbox
                  size="sm"
                  aria-label={selection.labelOf(idOf(row))}
                  checked={selection.ids.has(idOf(row))}
                  onChange={() => selection.onChange(toggled(selection.ids, idOf(row)))}
                />
              </Table.Td>
            )}
            {columns.map(({ key, label: heading, cell, isNumber }) => (
              <Table.Td key={key} role="cell" data-label={heading} ta={isNumber ? "end" : "start"}>
                {cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return changed;
}
