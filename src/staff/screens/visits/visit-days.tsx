import { Anchor, Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useState } from "react";
import { Link } from "react-router";
import type { StaffVisit, VisitCentre, VisitDay } from "../../../contracts/staff/calls/visit-schemas.ts";
import { COUNTRY_TIME, wallTime } from "../../../editions/country-time.ts";
import { shortDayWords } from "../../../editions/day-words.ts";
import { useText } from "../../frame/staff-text.tsx";
import { ChangeVisit } from "./change-visit.tsx";
import { countryOfCentre, hourWords, type VisitPlanAnswer } from "./use-visits.ts";

interface VisitDaysProps {
  plan: VisitPlanAnswer;
  centre: VisitCentre;
  centres: readonly VisitCentre[];
  onChanged: () => Promise<void>;
}

const WEEK_COLUMNS = { base: 1, sm: 2, lg: 4 };

/** A card for each day, with its hours and who comes. */
export function VisitDays({ plan, centre, centres, onChanged }: VisitDaysProps) {
  const [changed, change] = useState<StaffVisit>();
  const { timeZone } = COUNTRY_TIME[countryOfCentre(centre)];
  const isDay = plan.days.length === 1;
  const dayOf = ({ at }: StaffVisit) => wallTime(new Date(at), timeZone).day;
  return (
    <>
      <SimpleGrid cols={isDay ? 1 : WEEK_COLUMNS} maw={isDay ? 640 : undefined} spacing="sm">
        {plan.days.map((day) => (
          <DayCard
            key={day.day}
            day={day}
            visits={plan.visits.filter((visit) => dayOf(visit) === day.day)}
            centre={centre}
            onChange={change}
          />
        ))}
      </SimpleGrid>
      {changed && (
        <ChangeVisit
          key={changed.id}
          visit={plan.visits.find(({ id }) => id === changed.id) ?? changed}
          centre={centre}
          centres={centres}
          onClose={() => change(undefined)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

interface DayCardProps {
  day: VisitDay;
  visits: readonly StaffVisit[];
  centre: VisitCentre;
  onChange: (visit: StaffVisit) => void;
}

function DayCard({ day: { day, closed, reason, hours }, visits, centre, onChange }: DayCardProps) {
  const { t, language } = useText();
  const label = shortDayWords(day, language);
  // A visit may be at an hour that is no longer offered.
  const times = [...new Set([...hours.map(({ at }) => at), ...visits.map(({ at }) => at)])].sort();
  return (
    <Card withBorder component="section" aria-label={label} padding="sm">
      <Stack gap="xs">
        <Title order={2} size="h5">
          {label}
        </Title>
        {closed && (
          <Text size="sm" c="var(--danger)" style={{ overflowWrap: "anywhere" }}>
            {closed === "closed-day"
              ? t("staff.visits.closedBecause", { reason: reason ?? "" })
              : t(`staff.visits.closed.${closed}`)}
          </Text>
        )}
        {times.map((at) => {
          const hour = hours.find((one) => one.at === at);
          return (
            <div key={at} className="staff-hour">
              <Group justify="space-between" gap="xs">
                <Text size="sm" fw={600}>
                  {hourWords(at, centre, language)}
                </Text>
                {hour && (
                  <Text size="sm" c={hour.taken >= hour.capacity ? "var(--danger)" : "dimmed"}>
                    {hour.taken >= hour.capacity
                      ? t("staff.visits.full")
                      : t("staff.visits.free", { count: hour.capacity - hour.taken })}
                  </Text>
                )}
              </Group>
              {visits
                .filter((visit) => visit.at === at)
                .map((visit) => (
                  <VisitRow key={visit.id} visit={visit} centre={centre} onChange={onChange} />
                ))}
            </div>
          );
        })}
      </Stack>
    </Card>
  );
}

function VisitRow({
  visit,
  centre,
  onChange,
}: { visit: StaffVisit } & Pick<DayCardProps, "centre" | "onChange">) {
  const { t } = useText();
  const { id, name, code, state } = visit;
  const { data } = useCan({
    action: "visits.write",
    resource: "visits",
    params: { country: centre.country },
  });
  const shown = name || code;
  return (
    <Group gap="xs" justify="space-between" mt={4}>
      <Group gap="xs">
        <Anchor
          component={Link}
          to={`/leads/${id}`}
          size="sm"
          td={state === "cancelled" ? "line-through" : undefined}
        >
          <bdi>{shown}</bdi>
        </Anchor>
        {state !== "booked" && (
          <Badge variant="light" tt="none" color={state === "came" ? "forest" : "gray"}>
            {t(`staff.visits.state.${state}`)}
          </Badge>
        )}
      </Group>
      {data?.can && state !== "cancelled" && (
        <Button
          variant="default"
          size="compact-xs"
          onClick={() => onChange(visit)}
          aria-label={t("staff.visits.changeOne", { name: shown })}
        >
          {t("staff.visits.change")}
        </Button>
      )}
    </Group>
  );
}
