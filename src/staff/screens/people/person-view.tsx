import { Alert, Anchor, Button, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import type { PersonRecord } from "../../../contracts/staff/calls/person-schemas.ts";
import type { TicketType } from "../../../contracts/tickets/ticket-types.ts";
import { useText } from "../../frame/staff-text.tsx";
import { Facts, Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { StageBadge } from "../leads/lead-parts.tsx";
import { TicketStateBadge, TYPE_TEXTS } from "../tickets/ticket-parts.tsx";
import { LinkedContacts } from "./linked-contacts.tsx";
import { PersonActions } from "./person-actions.tsx";
import type { Named } from "./person-parts.tsx";
import { PersonPreferences } from "./person-preferences.tsx";
import { ReferralRewards } from "./referral-rewards.tsx";

interface PersonViewProps {
  person: PersonRecord;
  named: Named;
  onSearch: (contact: string) => void;
  onChanged: () => void;
}

/** The whole record of one contact. */
export function PersonView({ person, named, onSearch, onChanged }: PersonViewProps) {
  const { t } = useText();
  const { contact, account, leads, tickets, estimates, projects, referrals, waiting, erasure } = person;
  const lists = [leads, tickets, estimates, projects, ...Object.values(referrals), waiting];
  const isEmpty = account === null && lists.every((list) => list.length === 0);
  return (
    <Stack>
      <Title order={2} size="h3">
        <bdi dir="ltr">{contact}</bdi>
      </Title>
      {isEmpty && (
        <Alert color="gray" role="status">
          {t(erasure.obstacle === null ? "staff.person.empty" : "staff.person.elsewhere")}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Stack>
          {account && <Account account={account} />}
          <Leads leads={leads} />
          <LinkedContacts person={person} named={named} onChanged={onChanged} />
          <OtherContacts contacts={person.otherContacts} onSearch={onSearch} />
          <Records person={person} />
        </Stack>
        <Stack>
          <PersonActions person={person} named={named} onChanged={onChanged} />
          <PersonPreferences person={person} country={named.country} />
          <Referrals person={person} onChanged={onChanged} />
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}

function Account({ account }: { account: NonNullable<PersonRecord["account"]> }) {
  const { t } = useText();
  const { name, phone, email, isMasked, country, createdAt, deletion } = account;
  return (
    <Section title={t("staff.person.account")}>
      <Facts
        rows={[
          [t("staff.members.name"), name && <bdi key="name">{name}</bdi>],
          [
            t("staff.person.phone"),
            phone && (
              <bdi key="phone" dir="ltr">
                {phone}
              </bdi>
            ),
          ],
          [t("staff.members.email"), email && <bdi key="email">{email}</bdi>],
          [t("staff.filter.country"), country && t(`staff.country.${country}`)],
          [t("staff.person.since"), createdAt && <Moment key="since" at={createdAt} country={country} />],
          [
            t("staff.person.deletionAsked"),
            deletion && <Moment key="asked" at={deletion.askedAt} country={country} />,
          ],
          [
            t("staff.person.deletionDue"),
            deletion && <Moment key="due" at={deletion.eraseAt} country={country} />,
          ],
        ]}
      />
      {isMasked && <Text size="sm">{t("staff.person.masked")}</Text>}
    </Section>
  );
}

function Leads({ leads }: Pick<PersonRecord, "leads">) {
  const { t } = useText();
  if (leads.length === 0) return null;
  return (
    <Section title={t("staff.leads.title")}>
      {leads.map(({ id, code, name, country, createdAt, about, stage, consent }) => (
        <Stack key={id} gap={4}>
          <Group gap="xs">
            <Anchor component={Link} to={`/leads/${id}`}>
              <bdi>{code}</bdi>
            </Anchor>
            <bdi>{name || t("staff.leads.noName")}</bdi>
            <StageBadge stage={stage} />
          </Group>
          <Text size="sm">
            <Moment at={createdAt} country={country} /> · {t(`staff.country.${country}`)}
            {about && (
              <>
                {" · "}
                <bdi>{about}</bdi>
              </>
            )}
          </Text>
          <details>
            <summary>{t("staff.lead.consent")}</summary>
            <Text size="sm" dir="auto">
              {consent.text || t("staff.lead.consentUnknown")}
            </Text>
            <Text size="sm" c="dimmed">
              <bdi>{consent.version}</bdi> · <Moment at={consent.at} country={country} />,{" "}
              <bdi>{consent.page}</bdi>,{" "}
              {t(consent.whatsapp ? "staff.lead.whatsapp" : "staff.lead.noWhatsapp")}
            </Text>
          </details>
        </Stack>
      ))}
    </Section>
  );
}

function OtherContacts({
  contacts,
  onSearch,
}: {
  contacts: readonly string[];
  onSearch: (contact: string) => void;
}) {
  const { t } = useText();
  if (contacts.length === 0) return null;
  return (
    <Section title={t("staff.person.otherContacts")}>
      <Text size="sm">{t("staff.person.otherContactsHint")}</Text>
      <Group gap="xs">
        {contacts.map((contact) => (
          <Button key={contact} variant="default" size="xs" onClick={() => onSearch(contact)}>
            <bdi dir="ltr">{contact}</bdi>
          </Button>
        ))}
      </Group>
    </Section>
  );
}

function isTicketType(type: string): type is TicketType {
  return type in TYPE_TEXTS;
}

function Records({ person: { tickets, estimates, projects, waiting } }: { person: PersonRecord }) {
  const { t } = useText();
  return (
    <>
      {tickets.length > 0 && (
        <Section title={t("staff.tickets.title")}>
          {tickets.map(({ id, type, state, country, createdAt }) => (
            <Group key={id} gap="xs">
              <Anchor component={Link} to={`/tickets/${id}`}>
                <bdi>{id}</bdi>
              </Anchor>
              <TicketStateBadge state={state} />
              <Text size="sm">
                {isTicketType(type) ? t(TYPE_TEXTS[type]) : type} ·{" "}
                <Moment at={createdAt} country={country} />
              </Text>
            </Group>
          ))}
        </Section>
      )}
      {projects.length > 0 && (
        <Section title={t("staff.person.projects")}>
          {projects.map(({ id, name, country, createdAt }) => (
            <Text key={id} size="sm">
              <Anchor component={Link} to={`/projects/${id}`}>
                <bdi>{name || id}</bdi>
              </Anchor>
              {" · "}
              <Moment at={createdAt} country={country} />
            </Text>
          ))}
        </Section>
      )}
      {estimates.length > 0 && (
        <Section title={t("staff.person.estimates")}>
          {estimates.map(({ code, calculator, country, createdAt, isOwn }) => (
            <Text key={code} size="sm">
              <bdi>{code}</bdi> · <bdi>{calculator}</bdi> · <Moment at={createdAt} country={country} />,{" "}
              {t(isOwn ? "staff.person.ofAccount" : "staff.person.namedInLead")}
            </Text>
          ))}
        </Section>
      )}
      {waiting.length > 0 && (
        <Section title={t("staff.person.waiting")}>
          {waiting.map(({ pincode, country, createdAt }) => (
            <Text key={pincode + country} size="sm">
              <bdi>{pincode}</bdi> · {t(`staff.country.${country}`)} ·{" "}
              <Moment at={createdAt} country={country} />
            </Text>
          ))}
        </Section>
      )}
    </>
  );
}

function Referrals({ person: { referrals }, onChanged }: Pick<PersonViewProps, "person" | "onChanged">) {
  const { t } = useText();
  const { made, received, friends } = referrals;
  if (made.length + received.length + friends.length === 0) return null;
  return (
    <Section title={t("staff.person.referrals")}>
      {made.map(({ friend, country, sentAt, hasWritten }) => (
        <Text key={friend + sentAt} size="sm">
          {t("staff.person.referred")} <bdi>{friend}</bdi> · <Moment at={sentAt} country={country} />:{" "}
          {t(hasWritten ? "staff.person.friendWrote" : "staff.person.friendSilent")}
        </Text>
      ))}
      {received.map(({ referrer, country, sentAt }) => (
        <Text key={referrer + sentAt} size="sm">
          {t("staff.person.referredBy")} <bdi>{referrer}</bdi> · <Moment at={sentAt} country={country} />
        </Text>
      ))}
      {friends.map((referral) => (
        <Stack key={referral.id} gap={4}>
          <Group gap="xs">
            <Anchor component={Link} to={`/leads/${referral.id}`}>
              <bdi>{referral.friend}</bdi>
            </Anchor>
            <bdi>{referral.code}</bdi>
            <StageBadge stage={referral.stage} />
          </Group>
          <ReferralRewards referral={referral} onChanged={onChanged} />
        </Stack>
      ))}
    </Section>
  );
}
