import { Anchor, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { getStaffTicket, getTicketFile } from "../../../contracts/staff/calls/ticket-calls.ts";
import type { TicketRecord } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { LANGUAGES } from "../../../editions/languages.ts";
import { callStaff } from "../../data/call-staff.ts";
import { staffFileUrl } from "../../data/upload-staff.ts";
import { useLanguageName, useText } from "../../frame/staff-text.tsx";
import { AnswerFrame } from "../../parts/answer-frame.tsx";
import { RecordFrame } from "../../parts/record-frame.tsx";
import { Facts, Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { useMembers } from "../../parts/use-members.ts";
import { TicketAnswer } from "./ticket-answer.tsx";
import { TicketNotes } from "./ticket-notes.tsx";
import { TicketClock, TicketStateBadge, TYPE_TEXTS, ticketKey } from "./ticket-parts.tsx";
import { TicketWork } from "./ticket-work.tsx";

/** One ticket: what the customer sees, and apart from it what only the company sees. */
export function TicketScreen() {
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: ticketKey(id),
    queryFn: ({ signal }) => callStaff(getStaffTicket, { id }, signal),
  });
  return <AnswerFrame query={query}>{(ticket) => <Ticket ticket={ticket} />}</AnswerFrame>;
}

function Ticket({ ticket }: { ticket: TicketRecord }) {
  const { t } = useText();
  return (
    <RecordFrame
      title={ticket.id}
      back={{ to: "/tickets", label: t("staff.tickets.back") }}
      beside={
        <>
          <TicketStateBadge state={ticket.state} />
          <Text c="dimmed">{t(TYPE_TEXTS[ticket.type])}</Text>
        </>
      }
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Stack>
          <Conversation ticket={ticket} />
          <TicketAnswer ticket={ticket} />
        </Stack>
        <Stack>
          <TicketWork ticket={ticket} />
          <Customer ticket={ticket} />
          <TicketNotes ticket={ticket} />
          <Readers ticket={ticket} />
        </Stack>
      </SimpleGrid>
    </RecordFrame>
  );
}

function Conversation({ ticket }: { ticket: TicketRecord }) {
  const { t, language } = useText();
  return (
    <Section title={t("staff.ticket.messages")}>
      {ticket.messages.map(({ id, from, name, text, at, files }) => (
        <article key={id} className={`staff-message staff-message--${from}`}>
          <Text size="sm" c="dimmed">
            <bdi>
              {from === "customer"
                ? (ticket.customer.name ?? t("staff.ticket.customer"))
                : (name ?? t("staff.ticket.company"))}
            </bdi>
            {LANGUAGES[language].comma}
            <Moment at={at} country={ticket.country} />
          </Text>
          <Text size="sm" dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {text}
          </Text>
          {files.map((file) => (
            <Anchor
              key={file.id}
              href={staffFileUrl(getTicketFile, { id: ticket.id, file: file.id })}
              download={file.name}
              size="sm"
              display="block"
            >
              <bdi>{file.name}</bdi>
            </Anchor>
          ))}
        </article>
      ))}
    </Section>
  );
}

function Customer({ ticket }: { ticket: TicketRecord }) {
  const { t } = useText();
  const languageName = useLanguageName();
  const { name, email, leadId } = ticket.customer;
  return (
    <Section title={t("staff.ticket.customer")}>
      <Facts
        rows={[
          [t("staff.ticket.name"), name && <bdi key="name">{name}</bdi>],
          [t("staff.ticket.email"), email && <bdi key="email">{email}</bdi>],
          [t("staff.filter.country"), t(`staff.country.${ticket.country}`)],
          [t("staff.ticket.language"), languageName(ticket.language)],
          [t("staff.ticket.created"), <Moment key="at" at={ticket.createdAt} country={ticket.country} />],
          [t("staff.tickets.due"), <TicketClock key="due" ticket={ticket} />],
        ]}
      />
      {email === null && <Text size="sm">{t("staff.ticket.noLetter")}</Text>}
      {leadId && (
        <Anchor component={Link} to={`/leads/${leadId}`} size="sm">
          {t("staff.ticket.lead")}
        </Anchor>
      )}
    </Section>
  );
}

function Readers({ ticket: { readers, country } }: { ticket: TicketRecord }) {
  const { t } = useText();
  const members = useMembers();
  return (
    <Section title={t("staff.ticket.readers")}>
      <Facts
        rows={readers.map(({ memberId, at }) => [
          members.nameOf(memberId) ?? "–",
          <Moment key={memberId} at={at} country={country} />,
        ])}
      />
    </Section>
  );
}
