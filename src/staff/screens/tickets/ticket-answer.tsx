import { Alert, Button, Group, Select, Stack, Textarea } from "@mantine/core";
import { useCan, useInvalidate } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { answerStaffTicket } from "../../../contracts/staff/calls/ticket-calls.ts";
import {
  LONGEST_ANSWER,
  type TicketFile,
  type TicketRecord,
} from "../../../contracts/staff/calls/ticket-schemas.ts";
import { LANGUAGES } from "../../../editions/languages.ts";
import { callStaff, StaffError } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { useLanguageName, useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { AnswerFiles } from "./answer-files.tsx";
import { ticketKey } from "./ticket-parts.tsx";
import { useReplies } from "./use-replies.ts";

/** The answer to the customer. If the call fails, the text stays, and sending it again answers once. */
export function TicketAnswer({ ticket }: { ticket: TicketRecord }) {
  const text = useText();
  const { t } = text;
  const languageName = useLanguageName();
  const { id, version, country, language, customer } = ticket;
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const { data } = useCan({ action: "tickets.write", resource: "tickets", params: { country } });
  const field = useRef<HTMLTextAreaElement>(null);
  const [answer, setAnswer] = useState("");
  const [files, setFiles] = useState<TicketFile[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  if (!data?.can) return null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!answer.trim()) {
      setProblem(t("staff.ticket.answerMissing"));
      field.current?.focus();
      return;
    }
    setProblem("");
    setSending(true);
    try {
      const sent = await callStaff(answerStaffTicket, {
        ...{ id, version, text: answer, key },
        files: files.map((file) => file.id),
      });
      client.setQueryData(ticketKey(id), sent);
      setAnswer("");
      setFiles([]);
      setKey(crypto.randomUUID());
      tell(t("staff.ticket.sent"));
      await invalidate({ resource: "tickets", invalidates: ["resourceAll"] });
    } catch (error) {
      // The newer messages are shown beside the text, which the next press of the button sends.
      if (error instanceof StaffError && error.reason === "changed") {
        setProblem(t("staff.ticket.changed"));
        await client.invalidateQueries({ queryKey: ticketKey(id) });
      } else setProblem(sentenceOf(error, text));
    } finally {
      setSending(false);
    }
  };

  const insert = (words: string) => {
    const { selectionStart = answer.length, selectionEnd = answer.length } = field.current ?? {};
    setAnswer(
      (answer.slice(0, selectionStart) + words + answer.slice(selectionEnd)).slice(0, LONGEST_ANSWER),
    );
    const cursor = selectionStart + words.length;
    // After the list has closed and given the focus back.
    setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(cursor, cursor);
    });
  };

  return (
    <Section title={t("staff.ticket.answer")}>
      <form onSubmit={send} noValidate>
        <Stack gap="sm">
          {problem && <Alert color="red">{problem}</Alert>}
          <ReplyPicker language={language} onPick={insert} />
          <Textarea
            ref={field}
            label={t("staff.ticket.answerLabel", { language: languageName(language) })}
            description={t(customer.email ? "staff.ticket.answerHint" : "staff.ticket.noLetter")}
            value={answer}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
            dir="auto"
            autosize
            minRows={5}
            maxLength={LONGEST_ANSWER}
          />
          <AnswerFiles ticketId={id} files={files} onChange={setFiles} onBusy={setUploading} />
          <Group>
            <Button type="submit" loading={isSending} disabled={isUploading}>
              {t("staff.ticket.send")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

function ReplyPicker({
  language,
  onPick,
}: {
  language: TicketRecord["language"];
  onPick: (words: string) => void;
}) {
  const { t } = useText();
  const { replies } = useReplies();
  if (replies.length === 0) return null;
  const ofLanguage = (own: boolean) =>
    replies
      .filter((reply) => (reply.language === language) === own)
      .map(({ id, title, language: other }) => ({
        value: id,
        label: own ? title : `${title} (${LANGUAGES[other].ownName})`,
      }));
  return (
    <Select
      label={t("staff.ticket.insert")}
      placeholder={t("staff.ticket.insertHint")}
      data={[...ofLanguage(true), ...ofLanguage(false)]}
      value={null}
      onChange={(id) => {
        const reply = replies.find((one) => one.id === id);
        if (reply) onPick(reply.text);
      }}
      searchable
    />
  );
}
