import {
  Alert,
  Button,
  Center,
  Group,
  Loader,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useDocumentTitle, useMediaQuery } from "@mantine/hooks";
import type { VisitCentre } from "../../../contracts/staff/calls/visit-schemas.ts";
import { addDays, todayIn } from "../../../editions/country-time.ts";
import { sentenceOf } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { ClosedDays } from "./closed-days.tsx";
import { centreWords, countryOfCentre, useCentres, useVisits } from "./use-visits.ts";
import { VisitDays } from "./visit-days.tsx";
import { VisitFeed } from "./visit-feed.tsx";

const WEEK = 7;
/** A week is long where its days are below one another. */
const PHONES = "(max-width: 47.99em)";
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Who comes to a centre, by day or by week, and when the centre is closed. */
export function VisitsScreen() {
  const text = useText();
  const { t } = text;
  const { filters } = useFilters();
  const { data, error, isLoading, refetch } = useCentres();
  useDocumentTitle(`${t("staff.visits.title")} · ${t("staff.title")}`);
  const centres = data?.centres ?? [];
  const centre = centres.find(({ ecName }) => ecName === filters.centre) ?? centres[0];
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {t("staff.visits.title")}
      </Title>
      {isLoading && <Waiting />}
      {error && <Problem sentence={sentenceOf(error, text)} onAgain={refetch} />}
      {data && centres.length === 0 && <Text>{t("staff.visits.noCentres")}</Text>}
      {centre && <CentreVisits centre={centre} centres={centres} />}
    </Stack>
  );
}

function CentreVisits({ centre, centres }: { centre: VisitCentre; centres: readonly VisitCentre[] }) {
  const text = useText();
  const { filters } = useFilters();
  const today = todayIn(countryOfCentre(centre));
  const from = DAY.test(filters.day ?? "") ? (filters.day ?? today) : today;
  const isPhone = useMediaQuery(PHONES, undefined, { getInitialValueInEffect: false });
  const days = (filters.view ?? (isPhone ? "day" : "week")) === "day" ? 1 : WEEK;
  const { data, error, isLoading, reload } = useVisits(centre, from, days);
  return (
    <>
      <VisitFilters centre={centre} centres={centres} from={from} days={days} today={today} />
      {isLoading && <Waiting />}
      {error && <Problem sentence={sentenceOf(error, text)} onAgain={reload} />}
      {data && <VisitDays plan={data} centre={centre} centres={centres} onChanged={reload} />}
      <ClosedDays key={`closed ${centre.ecName}`} centre={centre} onChanged={reload} />
      {data && (
        <VisitFeed key={`feed ${centre.ecName}`} centre={centre} since={data.feedSince} onChanged={reload} />
      )}
    </>
  );
}

interface VisitFiltersProps {
  centre: VisitCentre;
  centres: readonly VisitCentre[];
  from: string;
  days: number;
  today: string;
}

function VisitFilters({ centre, centres, from, days, today }: VisitFiltersProps) {
  const { t, language } = useText();
  const { setFilter } = useFilters();
  return (
    <Group align="end" gap="sm">
      <Select
        label={t("staff.visits.centre")}
        data={centres.map((one) => ({ value: one.ecName, label: centreWords(one, language) }))}
        value={centre.ecName}
        onChange={(ecName) => setFilter("centre", ecName)}
        allowDeselect={false}
        searchable
        w={{ base: "100%", xs: 280 }}
      />
      <TextInput
        type="date"
        label={t("staff.visits.from")}
        value={from}
        onChange={({ currentTarget: { value } }) => value && setFilter("day", value)}
        w={{ base: "100%", xs: 170 }}
      />
      <SegmentedControl
        aria-label={t("staff.visits.span")}
        data={[
          { value: "day", label: t("staff.visits.day") },
          { value: "week", label: t("staff.visits.week") },
        ]}
        value={days === 1 ? "day" : "week"}
        onChange={(view) => setFilter("view", view)}
      />
      <Group gap="xs">
        <Button variant="default" onClick={() => setFilter("day", addDays(from, -days))}>
          {t("staff.visits.earlier")}
        </Button>
        <Button variant="default" disabled={from === today} onClick={() => setFilter("day", null)}>
          {t("staff.visits.today")}
        </Button>
        <Button variant="default" onClick={() => setFilter("day", addDays(from, days))}>
          {t("staff.visits.later")}
        </Button>
      </Group>
    </Group>
  );
}

function Waiting() {
  return (
    <Center p="xl">
      <Loader />
    </Center>
  );
}

function Problem({ sentence, onAgain }: { sentence: string; onAgain: () => unknown }) {
  const { t } = useText();
  return (
    <Alert color="red">
      <Stack align="start">
        {sentence}
        <Button variant="default" onClick={() => void onAgain()}>
          {t("staff.again")}
        </Button>
      </Stack>
    </Alert>
  );
}
