import { Alert, Anchor, Button, Group, Select, Stack, Text, TextInput, Title } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CONTACT_CHANNELS, type ContactChannel } from "../../../contracts/leads/contact-choices.ts";
import { askLeadContact, recordLeadContact } from "../../../contracts/staff/calls/lead-calls.ts";
import type { LeadRecord } from "../../../contracts/staff/calls/lead-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { tell, tellError } from "../../frame/notifications.tsx";
import { useLanguageName, useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { leadKey } from "./lead-parts.tsx";

const OUTCOMES = ["reached", "no-answer", "message-left", "sent"] as const;

/** What the person has agreed to, and every attempt. A number can be used only after the site was asked. */
export function LeadContact({ lead }: { lead: LeadRecord }) {
  const text = useText();
  const { t } = text;
  const { data } = useCan({ action: "leads.contact", resource: "leads", params: { country: lead.country } });
  const [asked, setAsked] = useState<{
    channel: ContactChannel;
    to: string | null;
    obstacle: string | null;
  }>();
  const ask = async (channel: ContactChannel) => {
    try {
      const { to, obstacle } = await callStaff(askLeadContact, { id: lead.id, channel });
      setAsked({ channel, to, obstacle });
    } catch (error) {
      tellError(error, text);
    }
  };
  const { pact } = lead;
  const languageName = useLanguageName();
  return (
    <Section title={t("staff.contact.title")}>
      {pact.stoppedAt ? (
        <Alert color="red">{t("staff.contact.stopped")}</Alert>
      ) : (
        <Text size="sm">
          {t("staff.contact.agreed", {
            channel: t(`staff.channel.${pact.channel}`),
            hours: t(`staff.hours.${pact.hours as "any" | "morning" | "afternoon" | "evening"}`),
            frequency: t(`staff.frequency.${pact.frequency as "once" | "weekly" | "as-needed"}`),
            language: languageName(pact.language),
          })}
        </Text>
      )}
      {data?.can && (
        <Group gap="xs">
          {CONTACT_CHANNELS.filter((channel) => channel !== "email" || lead.email).map((channel) => (
            <Button
              key={channel}
              variant={channel === pact.channel ? "filled" : "default"}
              onClick={() => ask(channel)}
            >
              {t(`staff.contact.ask.${channel}`)}
            </Button>
          ))}
        </Group>
      )}
      {asked?.obstacle && <Alert color="yellow">{t(`staff.obstacle.${asked.obstacle as "stopped"}`)}</Alert>}
      {asked?.to && (
        <Attempt lead={lead} channel={asked.channel} to={asked.to} onDone={() => setAsked(undefined)} />
      )}
      <Title order={3} size="h5">
        {t("staff.contact.attempts")}
      </Title>
      {lead.attempts.length === 0 && <Text size="sm">{t("staff.contact.none")}</Text>}
      {lead.attempts.map(({ at, channel, outcome, note }) => (
        <Text key={at + channel} size="sm">
          <Moment at={at} country={lead.country} />: {t(`staff.channel.${channel}`)},{" "}
          {t(`staff.outcome.${outcome}`)}
          {note && note !== "confirmation" && ` (${note})`}
        </Text>
      ))}
    </Section>
  );
}

const SCHEMES: Record<ContactChannel, (to: string) => string> = {
  call: (to) => `tel:${to}`,
  whatsapp: (to) => `https://wa.me/${to.replaceAll(/\D/g, "")}`,
  email: (to) => `mailto:${to}`,
};

function Attempt({
  lead,
  channel,
  to,
  onDone,
}: {
  lead: LeadRecord;
  channel: ContactChannel;
  to: string;
  onDone: () => void;
}) {
  const text = useText();
  const { t } = text;
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<string | null>(null);
  const [note, setNote] = useState("");
  // The same time for the same attempt, so that a repeated press records it once.
  const [at] = useState(() => new Date().toISOString());
  const record = async (event: FormEvent) => {
    event.preventDefault();
    const known = OUTCOMES.find((one) => one === outcome);
    if (!known) return;
    try {
      const saved = await callStaff(recordLeadContact, {
        ...{ id: lead.id, channel, outcome: known, at },
        ...(note.trim() && { note: note.trim() }),
      });
      client.setQueryData(leadKey(lead.id), saved);
      tell(t("staff.saved"));
      onDone();
    } catch (error) {
      tellError(error, text);
    }
  };
  return (
    <form onSubmit={record}>
      <Stack gap="xs">
        <Anchor
          href={SCHEMES[channel](to)}
          target={channel === "whatsapp" ? "_blank" : undefined}
          rel="noreferrer"
          fw={600}
          size="lg"
        >
          <bdi dir="ltr">{to}</bdi>
        </Anchor>
        <Select
          label={t("staff.contact.outcome")}
          data={OUTCOMES.map((one) => ({ value: one, label: t(`staff.outcome.${one}`) }))}
          value={outcome}
          onChange={setOutcome}
        />
        <TextInput
          label={t("staff.contact.note")}
          description={t("staff.contact.noteHint")}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          maxLength={200}
        />
        <Button type="submit" disabled={outcome === null}>
          {t("staff.contact.record")}
        </Button>
      </Stack>
    </form>
  );
}
