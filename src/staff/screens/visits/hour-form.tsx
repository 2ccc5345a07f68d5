import { Button, Select, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { VisitCentre } from "../../../contracts/staff/calls/visit-schemas.ts";
import { todayIn } from "../../../editions/country-time.ts";
import { useText } from "../../frame/staff-text.tsx";
import { centreWords, countryOfCentre, hourWords, useVisits } from "./use-visits.ts";

interface HourFormProps {
  /** Of one country. */
  centres: readonly VisitCentre[];
  start: { ecName: string | undefined; day: string };
  /** The words of the button. */
  action: string;
  isSending: boolean;
  onChoose: (to: { centre: string; at: string }) => Promise<void>;
}

/** A centre, a day, and one of its free hours. */

export function HourForm({ centres, start, action, isSending, onChoose }: HourFormProps) {
  const { t, language } = useText();
  const [ecName, setCentre] = useState(start.ecName);
  const centre = centres.find((one) => one.ecName === ecName) ?? centres[0];
  const [day, setDay] = useState(start.day);
  const [at, setAt] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const { data, isFetching } = useVisits(centre, day, 1);
  if (!centre) return null;
  const hours = (data?.days[0]?.hours ?? []).filter(
    (hour) => hour.taken < hour.capacity && Date.parse(hour.at) > Date.now(),
  );
  const choose = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = hours.find((hour) => hour.at === at);
    if (!chosen) return setProblem(t("staff.visits.hourMissing"));
    setProblem("");
    await onChoose({ centre: centre.ecName, at: chosen.at });
  };
  return (
    <form onSubmit={choose} noValidate>
      <Stack gap="sm">
        <Select
          label={t("staff.visits.centre")}
          data={centres.map((one) => ({ value: one.ecName, label: centreWords(one, language) }))}
          value={centre.ecName}
          onChange={(value) => value && setCentre(value)}
          allowDeselect={false}
          searchable
        />
        <TextInput
          type="date"
          label={t("staff.visits.newDay")}
          value={day}
          min={todayIn(countryOfCentre(centre))}
          onChange={({ currentTarget: { value } }) => value && setDay(value)}
        />
        <Select
          label={t("staff.visits.newHour")}
          data={hours.map((hour) => ({ value: hour.at, label: hourWords(hour.at, centre, language) }))}
          value={hours.some((hour) => hour.at === at) ? at : null}
          onChange={setAt}
          error={problem}
          description={!isFetching && hours.length === 0 ? t("staff.visits.noHours") : undefined}
        />
        <Button type="submit" loading={isSending}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
