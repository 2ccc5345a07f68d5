import { Alert, Button, Stack, Text, Textarea } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { addTicketNote } from "../../../contracts/staff/calls/ticket-calls.ts";
import { LONGEST_ANSWER, type TicketRecord } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { LANGUAGES } from "../../../editions/languages.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { useMembers } from "../../parts/use-members.ts";
import { ticketKey } from "./ticket-parts.tsx";

/** Internal notes, which the customer never sees. */
export function TicketNotes({ ticket: { id: ticketId, country, notes } }: { ticket: TicketRecord }) {
  const text = useText();
  const { t, language } = text;
  const members = useMembers();
  const client = useQueryClient();
  const { data } = useCan({ action: "tickets.write", resource: "tickets", params: { country } });
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState("");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!note.trim()) return setProblem(t("staff.ticket.noteMissing"));
    setProblem("");
    try {
      client.setQueryData(
        ticketKey(ticketId),
        await callStaff(addTicketNote, { id: ticketId, text: note, key }),
      );
      setNote("");
      setKey(crypto.randomUUID());
    } catch (error) {
      setProblem(sentenceOf(error, text));
    }
  };
  return (
    <Section title={t("staff.notes.title")}>
      <Text size="sm" c="dimmed">
        {t("staff.ticket.notesHint")}
      </Text>
      {notes.map(({ id, memberId, text: words, at }) => (
        <div key={id}>
          <Text size="sm" c="dimmed">
            {members.nameOf(memberId) ?? "–"}
            {LANGUAGES[language].comma}
            <Moment at={at} country={country} />
          </Text>
          <Text size="sm" dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {words}
          </Text>
        </div>
      ))}
      {data?.can && (
        <form onSubmit={add} noValidate>
          <Stack gap="xs">
            {problem && <Alert color="red">{problem}</Alert>}
            <Textarea
              label={t("staff.notes.new")}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
              dir="auto"
              autosize
              minRows={2}
              maxLength={LONGEST_ANSWER}
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
