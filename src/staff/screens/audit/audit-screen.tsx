import { Code, Group, Select, Text, TextInput } from "@mantine/core";
import type { AuditLine } from "../../../contracts/staff/calls/member-calls.ts";
import { useText } from "../../frame/staff-text.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { ListFrame } from "../../parts/list-frame.tsx";
import { Moment } from "../../parts/times.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { useMembers } from "../../parts/use-members.ts";
import { useRecords } from "../../parts/use-records.ts";

/** Who has seen or changed what. */
export function AuditScreen() {
  const { t } = useText();
  const { filters, setFilter } = useFilters();
  const records = useRecords<AuditLine>("audit", filters);
  const members = useMembers();
  return (
    <ListFrame
      title={t("staff.audit.title")}
      records={records}
      filters={
        <Group align="end">
          <Select
            label={t("staff.audit.member")}
            data={members.list.map(({ id, name }) => ({ value: id, label: name }))}
            value={filters.memberId ?? null}
            onChange={(value) => setFilter("memberId", value)}
            clearable
            searchable
          />
          <TextInput
            label={t("staff.audit.record")}
            defaultValue={filters.recordId}
            onBlur={({ currentTarget }) => setFilter("recordId", currentTarget.value.trim())}
          />
          <TextInput
            type="date"
            label={t("staff.filter.from")}
            value={filters.from ?? ""}
            onChange={({ currentTarget }) => setFilter("from", currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t("staff.filter.until")}
            value={filters.until ?? ""}
            onChange={({ currentTarget }) => setFilter("until", currentTarget.value)}
          />
        </Group>
      }
    >
      <DataTable
        label={t("staff.audit.title")}
        rows={records.rows}
        idOf={({ id }) => id}
        columns={[
          {
            key: "at",
            label: t("staff.audit.at"),
            cell: ({ at, country }) => <Moment at={at} country={country} />,
          },
          { key: "member", label: t("staff.audit.member"), cell: ({ member }) => member },
          { key: "action", label: t("staff.audit.action"), cell: ({ action }) => <Code>{action}</Code> },
          {
            key: "record",
            label: t("staff.audit.record"),
            cell: ({ kind, recordId }) => (
              <Text size="sm" style={{ overflowWrap: "anywhere" }}>
                {kind} {recordId}
              </Text>
            ),
          },
          { key: "change", label: t("staff.audit.change"), cell: (line) => <Change line={line} /> },
        ]}
      />
    </ListFrame>
  );
}

function Change({ line: { before, after, reason } }: { line: AuditLine }) {
  const names = Object.keys(after ?? {});
  return (
    <Text size="sm" component="span" dir="ltr" style={{ overflowWrap: "anywhere" }}>
      {names
        .map((name) => `${name}: ${before ? `${show(before[name])} → ` : ""}${show(after?.[name])}`)
        .join("; ")}
      {reason && ` (${reason})`}
    </Text>
  );
}

function show(value: unknown): string {
  return value === null || value === undefined ? "–" : String(value);
}
