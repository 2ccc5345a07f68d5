import { Alert, Anchor, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import type { PersonRecord } from "../../../contracts/staff/calls/person-schemas.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";

interface PersonPreferencesProps {
  person: PersonRecord;
  country: StaffCountry;
}

/** Stops, and what was agreed for each thread of leads with every attempt to reach the person. */
export function PersonPreferences({ person: { stops, preferences }, country }: PersonPreferencesProps) {
  const { t } = useText();
  const { number, mailbox } = stops;
  if (!number && !mailbox && preferences.length === 0) return null;
  return (
    <Section title={t("staff.person.preferences")}>
      {number && (
        <Alert color="red">
          {t("staff.person.stopped.number")} <Moment at={number} country={country} />
        </Alert>
      )}
      {mailbox && (
        <Alert color="red">
          {t("staff.person.stopped.mailbox")} <Moment at={mailbox} country={country} />
        </Alert>
      )}
      {preferences.map((one) => (
        <Preference
          key={one.leadId}
          preference={one}
          isStopShown={
            (one.stoppedFor === "number" && number !== null) ||
            (one.stoppedFor === "mailbox" && mailbox !== null)
          }
        />
      ))}
    </Section>
  );
}

interface PreferenceProps {
  preference: PersonRecord["preferences"][number];
  /** Whether its stop is already shown for the whole number or mailbox. */
  isStopShown: boolean;
}

function Preference({ preference, isStopShown }: PreferenceProps) {
  const { t } = useText();
  const { leadId, code, country, channel, hours, frequency, language, attempts } = preference;
  const { stoppedAt, stoppedFor, stopAskedAt } = preference;
  return (
    <Stack gap={4}>
      <Text size="sm">
        <Anchor component={Link} to={`/leads/${leadId}`}>
          <bdi>{code}</bdi>
        </Anchor>
        {": "}
        {t("staff.contact.agreed", {
          channel: t(`staff.channel.${channel}`),
          hours: t(`staff.hours.${hours}`),
          frequency: t(`staff.frequency.${frequency}`),
          language,
        })}
      </Text>
      {stoppedAt && stoppedFor && !isStopShown && (
        <Text size="sm" c="red.9">
          {t(`staff.person.stopped.${stoppedFor}`)} <Moment at={stoppedAt} country={country} />
        </Text>
      )}
      {stopAskedAt && (
        <Alert color="yellow">
          <Moment at={stopAskedAt} country={country} />: {t("staff.person.stopAsked")}
        </Alert>
      )}
      {attempts.length === 0 && <Text size="sm">{t("staff.contact.none")}</Text>}
      {attempts.map(({ at, channel: by, outcome, note }) => (
        <Text key={at + by + outcome} size="sm">
          <Moment at={at} country={country} />: {t(`staff.channel.${by}`)} · {t(`staff.outcome.${outcome}`)}
          {note && note !== "confirmation" && (
            <>
              {" ("}
              <bdi>{note}</bdi>)
            </>
          )}
        </Text>
      ))}
    </Stack>
  );
}
