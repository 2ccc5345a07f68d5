import { Alert, Button, Code, CopyButton, Group, Text } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useState } from "react";
import { renewVisitFeed } from "../../../contracts/staff/calls/visit-calls.ts";
import type { VisitCentre } from "../../../contracts/staff/calls/visit-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";

interface VisitFeedProps {
  centre: VisitCentre;
  since: string | null;
  onChanged: () => Promise<void>;
}

/** The secret address at which a calendar program reads the visits of the centre. */
export function VisitFeed({ centre, since, onChanged }: VisitFeedProps) {
  const text = useText();
  const { t, language } = text;
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState("");
  const { country, ecName } = centre;
  const { data } = useCan({ action: "visits.write", resource: "visits", params: { country } });
  if (!data?.can) return null;
  const renew = async () => {
    setProblem("");
    try {
      setAddress((await callStaff(renewVisitFeed, { country, centre: ecName, language })).address);
      await onChanged();
    } catch (error) {
      setProblem(sentenceOf(error, text));
    }
  };
  return (
    <Section title={t("staff.visits.feed")}>
      <Text size="sm">{t("staff.visits.feedHint")}</Text>
      {problem && <Alert color="red">{problem}</Alert>}
      {since && !address && (
        <Text size="sm">
          {t("staff.visits.feedSince")} <Moment at={since} country={country} />
        </Text>
      )}
      {address && (
        <>
          <Text size="sm">{t("staff.visits.feedOnce")}</Text>
          <Code block dir="ltr" style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
            {address}
          </Code>
        </>
      )}
      <Group>
        {address && (
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button onClick={copy}>{t(copied ? "staff.visits.copied" : "staff.visits.copy")}</Button>
            )}
          </CopyButton>
        )}
        <Button variant="default" onClick={renew}>
          {t(since ? "staff.visits.feedRenew" : "staff.visits.feedCreate")}
        </Button>
      </Group>
    </Section>
  );
}
