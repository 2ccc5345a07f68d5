import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { addLeadNote } from "../../../contracts/staff/calls/lead-calls.ts";
import type { LeadRecord } from "../../../contracts/staff/calls/lead-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { tellError } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { useMembers } from "../../parts/use-members.ts";
import { leadKey } from "./lead-parts.tsx";

/** Internal notes, which the customer never sees. */
export function LeadNotes({ lead }: { lead: LeadRecord }) {
  const text = useText();
  const { t } = text;
  const members = useMembers();
  const client = useQueryClient();
  const { data } = useCan({ action: "leads.contact", resource: "leads", params: { country: lead.country } });
  const [note, setNote] = useState("");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!note.trim()) return;
    try {
      const added = await callStaff(addLeadNote, { id: lead.id, text: note, key });
      client.setQueryData<LeadRecord>(
        leadKey(lead.id),
        (before) => before && { ...before, notes: [...before.notes, added] },
      );
      setNote("");
      setKey(crypto.randomUUID());
    } catch (error) {
      tellError(error, text);
    }
  };
  return (
    <Section title={t("staff.notes.title")}>
      {lead.notes.map(({ id, memberId, text: words, at }) => (
        <div key={id}>
          <Text size="sm" c="dimmed">
            {members.nameOf(memberId) ?? "–"}, <Moment at={at} country={lead.country} />
          </Text>
          <Text size="sm" dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {words}
          </Text>
        </div>
      ))}
      {data?.can && (
        <form onSubmit={add}>
          <Stack gap="xs">
            <Textarea
              label={t("staff.notes.new")}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
              autosize
              minRows={2}
              maxLength={4000}
            />
            <Button type="submit" variant="default">
              {t("staff.notes.add")}
            </Button>
          </Stack>
        </form>
      )}
    </Section>
  );
}
