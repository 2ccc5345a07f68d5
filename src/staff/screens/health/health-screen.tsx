import { Alert, Button, Center, Group, Loader, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getSiteHealth, type SiteHealth } from "../../../contracts/staff/calls/health-calls.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Facts, Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { DeadJobs } from "./dead-jobs.tsx";
import { HEALTH_KEY } from "./health-key.ts";
import { healthProblems, sizeWords } from "./health-problems.ts";

const EVERY_MS = 30_000;

/** The state of the site, in words, with what to do about each problem. */
export function HealthScreen() {
  const text = useText();
  const { t } = text;
  useDocumentTitle(`${t("staff.health.title")} · ${t("staff.title")}`);
  const {
    data: health,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: HEALTH_KEY,
    queryFn: ({ signal }) => callStaff(getSiteHealth, {}, signal),
    refetchInterval: EVERY_MS,
  });
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t("staff.health.title")}
        </Title>
        <Button variant="default" size="xs" loading={isFetching} onClick={() => refetch()}>
          {t("staff.health.refresh")}
        </Button>
      </Group>
      {error && <Alert color="red">{sentenceOf(error, text)}</Alert>}
      {isLoading && (
        <Center p="xl">
          <Loader />
        </Center>
      )}
      {health && (
        <>
          <Text size="sm" c="dimmed">
            {t("staff.health.at")} <Moment at={health.at} country={null} />
          </Text>
          <Problems health={health} />
          <DeadJobs dead={health.dead} />
          <Parts health={health} />
        </>
      )}
    </Stack>
  );
}

function Problems({ health }: { health: SiteHealth }) {
  const { t } = useText();
  const problems = healthProblems(health);
  return (
    <div role="status">
      <Stack gap="sm">
        {problems.length === 0 && <Alert color="forest">{t("staff.health.good")}</Alert>}
        {problems.map(({ what, advice }) => (
          <Alert key={what} color="red" title={t(what)}>
            {t(advice)}
          </Alert>
        ))}
      </Stack>
    </div>
  );
}

function Parts({ health }: { health: SiteHealth }) {
  const { t, language } = useText();
  const { database, storage, backup, queue, circuits } = health;
  const size = (bytes: number): ReactNode => <bdi>{sizeWords(bytes, language)}</bdi>;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Section title={t("staff.health.database")}>
        <Facts
          rows={[
            [
              t("staff.health.engine"),
              <bdi key="engine">{database.engine === "sqlite" ? "SQLite" : "PostgreSQL"}</bdi>,
            ],
            [t("staff.health.size"), database.size === null ? null : size(database.size)],
            [
              t("staff.health.state"),
              t(
                database.problem ? `staff.health.database.${database.problem}` : "staff.health.database.good",
              ),
            ],
            [t("staff.health.missingMigrations"), names(database.missingMigrations)],
            [t("staff.health.newerMigrations"), names(database.newerMigrations)],
          ]}
        />
      </Section>
      <Section title={t("staff.health.storage")}>
        <Facts
          rows={[
            [t("staff.health.free"), storage && size(storage.free)],
            [t("staff.health.total"), storage && size(storage.total)],
          ]}
        />
      </Section>
      <Section title={t("staff.health.backups")}>
        <Facts
          rows={[
            [
              t("staff.health.backupEvery"),
              backup.everyMs === null
                ? t("staff.health.backupOff")
                : t("staff.health.hours", { count: Math.round(backup.everyMs / HOUR_MS) }),
            ],
            [
              t("staff.health.lastBackup"),
              backup.last && <Moment key="last" at={backup.last.at} country={null} />,
            ],
            [t("staff.health.file"), backup.last && <bdi key="file">{backup.last.file}</bdi>],
            [t("staff.health.size"), backup.last && size(backup.last.bytes)],
          ]}
        />
      </Section>
      <Section title={t("staff.health.queue")}>
        <Facts
          rows={[
            [t("staff.health.due"), <bdi key="due">{queue.due}</bdi>],
            [t("staff.health.running"), <bdi key="running">{queue.running}</bdi>],
            [
              t("staff.health.oldestDue"),
              queue.oldestDue && <Moment key="oldest" at={queue.oldestDue} country={null} />,
            ],
          ]}
        />
      </Section>
      <Section title={t("staff.health.hosts")}>
        <Text size="sm">{t("staff.health.hostsHint")}</Text>
        <Facts
          rows={circuits.map(({ host, isOpen }) => [
            host,
            t(isOpen ? "staff.health.hostOpen" : "staff.health.hostGood"),
          ])}
        />
      </Section>
      <Section title={t("staff.health.version")}>
        <Facts
          rows={[
            [
              t("staff.health.release"),
              <bdi key="release">{health.release ?? t("staff.health.noRelease")}</bdi>,
            ],
            ["Node.js", <bdi key="node">{health.node}</bdi>],
            [t("staff.health.startedAt"), <Moment key="started" at={health.startedAt} country={null} />],
          ]}
        />
      </Section>
    </SimpleGrid>
  );
}

const HOUR_MS = 60 * 60_000;

function names(migrations: readonly string[]): ReactNode {
  return migrations.length === 0 ? null : <bdi>{migrations.join(", ")}</bdi>;
}
