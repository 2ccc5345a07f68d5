import { Badge, Text } from "@mantine/core";
import type { TicketItem } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { countriesWithRight } from "../../../contracts/staff/staff-roles.ts";
import type { TicketState, TicketType } from "../../../contracts/tickets/ticket-types.ts";
import { type StaffKey, useText } from "../../frame/staff-text.tsx";
import { Moment } from "../../parts/times.tsx";
import { useMembers } from "../../parts/use-members.ts";

export function ticketKey(id: string): string[] {
  return ["ticket", id];
}

export const TYPE_TEXTS: Readonly<Record<TicketType, StaffKey>> = {
  "ongoing project issue": "staff.tickets.type.ongoing",
  "modify requirement": "staff.tickets.type.modify",
  "book new project": "staff.tickets.type.new",
  "other issue": "staff.tickets.type.other",
};

export function TicketStateBadge({ state }: { state: TicketState }) {
  const { t } = useText();
  return (
    <Badge
      variant={state === "open" ? "filled" : "light"}
      tt="none"
      color={state === "closed" ? "gray" : "forest"}
    >
      {t(`staff.tickets.state.${state}`)}
    </Badge>
  );
}

/** When the answer is due, while the customer waits. */
export function TicketClock({ ticket: { dueAt, country } }: { ticket: TicketItem }) {
  const { t } = useText();
  if (dueAt === null) return <Text size="sm">{t("staff.tickets.notWaiting")}</Text>;
  const isLate = Date.parse(dueAt) < Date.now();
  return (
    <Text size="sm" c={isLate ? "var(--danger)" : undefined} fw={isLate ? 600 : undefined}>
      <Moment at={dueAt} country={country} /> {isLate && t("staff.tickets.late")}
    </Text>
  );
}

/** The members to whom a ticket of this country can be given. */
export function useAssignees(country?: string): { value: string; label: string }[] {
  const members = useMembers();
  return members.list
    .filter(({ state, grants }) => {
      const countries: readonly string[] = countriesWithRight(grants, "tickets.write");
      return state === "active" && (country ? countries.includes(country) : countries.length > 0);
    })
    .map(({ id, name }) => ({ value: id, label: name }));
}
