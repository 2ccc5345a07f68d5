import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { addClosedDay, listClosedDays, removeClosedDay } from "../../../contracts/staff/calls/visit-calls.ts";
import type { VisitCentre } from "../../../contracts/staff/calls/visit-schemas.ts";
import { todayIn } from "../../../editions/country-time.ts";
import { dateWords } from "../../../editions/day-words.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf, tell, tellError } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { countryOfCentre } from "./use-visits.ts";

interface ClosedDaysProps {
  centre: VisitCentre;
  onChanged: () => Promise<void>;
}

/** The days on which the centre is closed beside its weekly rest and public holidays. */
export function ClosedDays({ centre, onChanged }: ClosedDaysProps) {
  const text = useText();
  const { t, language } = text;
  const client = useQueryClient();
  const asked = { country: centre.country, centre: centre.ecName };
  const queryKey = ["closed-days", centre.ecName];
  const { data: can } = useCan({
    action: "visits.write",
    resource: "visits",
    params: { country: centre.country },
  });
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callStaff(listClosedDays, asked, signal),
  });
  const reload = async () => {
    await client.invalidateQueries({ queryKey });
    await onChanged();
  };
  const remove = async (id: string) => {
    try {
      await callStaff(removeClosedDay, { id });
      tell(t("staff.visits.opened"));
    } catch (problem) {
      tellError(problem, text);
    }
    await reload();
  };
  return (
    <Section title={t("staff.visits.closedDays")}>
      {error && <Alert color="red">{sentenceOf(error, text)}</Alert>}
      {data?.days.length === 0 && <Text size="sm">{t("staff.visits.noClosedDays")}</Text>}
      {data?.days.map(({ id, day, reason }) => (
        <Group key={id} gap="sm">
          <Text size="sm" dir="auto">
            {dateWords(day, language)}: {reason}
          </Text>
          {can?.can && (
            <Button
              variant="default"
              size="compact-xs"
              onClick={() => remove(id)}
              aria-label={t("staff.visits.openDay", { day: dateWords(day, language) })}
            >
              {t("staff.visits.open")}
            </Button>
          )}
        </Group>
      ))}
      {can?.can && <ClosedDayForm centre={centre} onChanged={reload} />}
    </Section>
  );
}

function ClosedDayForm({ centre, onChanged }: ClosedDaysProps) {
  const text = useText();
  const { t } = text;
  const [day, setDay] = useState("");
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  const [notice, setNotice] = useState("");
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setNotice("");
    if (!day || !reason.trim()) return setProblem(t("staff.visits.closedMissing"));
    setProblem("");
    try {
      const { country, ecName } = centre;
      const { booked } = await callStaff(addClosedDay, { country, centre: ecName, day, reason });
      setDay("");
      setReason("");
      tell(t("staff.saved"));
      if (booked > 0) setNotice(t("staff.visits.stillBooked", { count: booked }));
      await onChanged();
    } catch (error) {
      setProblem(sentenceOf(error, text));
    }
  };
  return (
    <form onSubmit={add} noValidate>
      <Stack gap="sm">
        {problem && <Alert color="red">{problem}</Alert>}
        {notice && <Alert color="yellow">{notice}</Alert>}
        <Group align="end">
          <TextInput
            type="date"
            label={t("staff.visits.closedOn")}
            value={day}
            min={todayIn(countryOfCentre(centre))}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
            w={{ base: "100%", xs: 170 }}
          />
          <TextInput
            label={t("staff.visits.reason")}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            maxLength={120}
            dir="auto"
            w={{ base: "100%", xs: 280 }}
          />
          <Button type="submit" variant="default">
            {t("staff.visits.close")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
