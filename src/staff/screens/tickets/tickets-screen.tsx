import { Anchor, Button, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { TicketItem } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { TICKET_STATES, TICKET_TYPES } from "../../../contracts/tickets/ticket-types.ts";
import { useText } from "../../frame/staff-text.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import {
  CountryFilter,
  FilterFields,
  FilterSearch,
  FilterSelect,
  FilterToggle,
} from "../../parts/filter-fields.tsx";
import { ListFrame } from "../../parts/list-frame.tsx";
import { SavedViews } from "../../parts/saved-views.tsx";
import { Moment } from "../../parts/times.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { useMembers } from "../../parts/use-members.ts";
import { useRecords } from "../../parts/use-records.ts";
import { SavedReplies } from "./saved-replies.tsx";
import { TicketClock, TicketStateBadge, TYPE_TEXTS, useAssignees } from "./ticket-parts.tsx";

/** The queue of tickets, the newest waiting first. */
export function TicketsScreen() {
  const { t } = useText();
  const { filters } = useFilters();
  const records = useRecords<TicketItem>("tickets", filters);
  const [isEditing, setEditing] = useState(false);
  return (
    <ListFrame
      title={t("staff.tickets.title")}
      records={records}
      filters={<TicketFilterFields />}
      actions={
        <>
          <SavedViews screen="tickets" />
          <Button variant="default" size="xs" onClick={() => setEditing(true)}>
            {t("staff.tickets.replies")}
          </Button>
          {isEditing && <SavedReplies onClose={() => setEditing(false)} />}
        </>
      }
    >
      <TicketsTable rows={records.rows} />
    </ListFrame>
  );
}

function TicketsTable({ rows }: { rows: readonly TicketItem[] }) {
  const { t } = useText();
  const members = useMembers();
  return (
    <DataTable
      label={t("staff.tickets.title")}
      rows={rows}
      idOf={({ id }) => id}
      columns={[
        {
          key: "code",
          label: t("staff.tickets.code"),
          cell: ({ id, isRead }) => (
            <Anchor component={Link} to={`/tickets/${id}`} fw={isRead ? undefined : 700}>
              <bdi>{id}</bdi>
              {!isRead && ` (${t("staff.tickets.unread")})`}
            </Anchor>
          ),
        },
        {
          key: "about",
          label: t("staff.tickets.about"),
          cell: ({ begins, type, country }) => (
            <div>
              <Text size="sm" lineClamp={2} dir="auto" style={{ overflowWrap: "anywhere" }}>
                {begins}
              </Text>
              <Text size="xs" c="dimmed">
                {t(TYPE_TEXTS[type])}, {t(`staff.country.${country}`)}
              </Text>
            </div>
          ),
        },
        {
          key: "state",
          label: t("staff.tickets.state"),
          cell: ({ state }) => <TicketStateBadge state={state} />,
        },
        {
          key: "assignee",
          label: t("staff.tickets.assignee"),
          cell: ({ assigneeId }) => members.nameOf(assigneeId) ?? "–",
        },
        {
          key: "since",
          label: t("staff.tickets.since"),
          cell: ({ waitingSince, country }) => <Moment at={waitingSince} country={country} />,
        },
        { key: "due", label: t("staff.tickets.due"), cell: (ticket) => <TicketClock ticket={ticket} /> },
      ]}
    />
  );
}

function TicketFilterFields() {
  const { t } = useText();
  const assignees = useAssignees();
  return (
    <FilterFields>
      <FilterSearch label={t("staff.tickets.search")} placeholder="T-4K7QXP" isCode />
      <FilterSelect
        name="state"
        label={t("staff.tickets.state")}
        data={TICKET_STATES.map((state) => ({ value: state, label: t(`staff.tickets.state.${state}`) }))}
      />
      <FilterSelect
        name="assignee"
        label={t("staff.tickets.assignee")}
        data={[{ value: "nobody", label: t("staff.tickets.unassigned") }, ...assignees]}
        searchable
      />
      <FilterSelect
        name="type"
        label={t("staff.tickets.type")}
        data={TICKET_TYPES.map((type) => ({ value: type, label: t(TYPE_TEXTS[type]) }))}
      />
      <CountryFilter />
      <FilterToggle name="late" label={t("staff.tickets.onlyLate")} />
    </FilterFields>
  );
}
