import { Button, Group, Select } from "@mantine/core";
import { useCan, useInvalidate } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CallInput } from "../../../contracts/define-call.ts";
import { changeStaffTicket } from "../../../contracts/staff/calls/ticket-calls.ts";
import type { TicketRecord } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { tell, tellError } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { useMembers } from "../../parts/use-members.ts";
import { ticketKey, useAssignees } from "./ticket-parts.tsx";

type Change = Pick<CallInput<typeof changeStaffTicket>, "assigneeId" | "state">;

/** Who answers the ticket, and whether it is closed. */
export function TicketWork({ ticket }: { ticket: TicketRecord }) {
  const text = useText();
  const { t } = text;
  const { id, version, country, assigneeId, state } = ticket;
  const members = useMembers();
  const assignees = useAssignees(country);
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const [isSending, setSending] = useState(false);
  const { data } = useCan({ action: "tickets.write", resource: "tickets", params: { country } });
  const change = async (wished: Change) => {
    setSending(true);
    try {
      client.setQueryData(ticketKey(id), await callStaff(changeStaffTicket, { id, version, ...wished }));
      tell(t("staff.saved"));
    } catch (error) {
      tellError(error, text);
      await client.invalidateQueries({ queryKey: ticketKey(id) });
    } finally {
      setSending(false);
    }
    await invalidate({ resource: "tickets", invalidates: ["resourceAll"] });
  };
  const isKnown = assigneeId === null || assignees.some(({ value }) => value === assigneeId);
  const former = isKnown ? [] : [{ value: assigneeId, label: members.nameOf(assigneeId) ?? assigneeId }];
  return (
    <Section title={t("staff.ticket.work")}>
      <Select
        label={t("staff.tickets.assignee")}
        data={[...assignees, ...former]}
        value={assigneeId}
        onChange={(value) => change({ assigneeId: value })}
        disabled={!data?.can || isSending}
        allowDeselect={false}
        clearable
        searchable
      />
      {data?.can && (
        <Group>
          <Button
            variant="default"
            loading={isSending}
            onClick={() => change({ state: state === "closed" ? "open" : "closed" })}
          >
            {t(state === "closed" ? "staff.ticket.open" : "staff.ticket.close")}
          </Button>
        </Group>
      )}
    </Section>
  );
}
