import { Anchor, Button, Group, Text } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { type DeadKind, replayDeadJobs } from "../../../contracts/staff/calls/health-calls.ts";
import { callStaff } from "../../data/call-staff.ts";
import { tell, tellError } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { HEALTH_KEY } from "./health-key.ts";

/** Jobs that were given up, by kind, with their last error. */
export function DeadJobs({ dead }: { dead: readonly DeadKind[] }) {
  const text = useText();
  const { t } = text;
  const client = useQueryClient();
  const { data } = useCan({ action: "health.write", resource: "health" });
  const [replayed, setReplayed] = useState<string>();
  const replay = async (which: { id: string } | { kind: string }) => {
    setReplayed("id" in which ? which.id : which.kind);
    try {
      const { replayed: count } = await callStaff(replayDeadJobs, which);
      tell(t("staff.health.replayed", { count }));
      await client.invalidateQueries({ queryKey: HEALTH_KEY });
    } catch (error) {
      tellError(error, text);
    } finally {
      setReplayed(undefined);
    }
  };
  return dead.map(({ kind, group, count, jobs }) => (
    <Section key={kind} title={`${t(`staff.health.group.${group}`)}: ${kind}`}>
      <Group justify="space-between">
        <Text size="sm">{t("staff.health.dead", { count })}</Text>
        {data?.can && (
          <Button variant="default" size="xs" loading={replayed === kind} onClick={() => replay({ kind })}>
            {t("staff.health.replayAll", { kind })}
          </Button>
        )}
      </Group>
      <DataTable
        label={kind}
        rows={jobs}
        idOf={({ id }) => id}
        columns={[
          {
            key: "at",
            label: t("staff.health.diedAt"),
            cell: ({ diedAt, createdAt }) => <Moment at={diedAt ?? createdAt} country={null} />,
          },
          { key: "attempts", label: t("staff.lead.attempts"), cell: ({ attempts }) => attempts },
          {
            key: "error",
            label: t("staff.health.error"),
            cell: ({ error }) => (
              <bdi dir="ltr" style={{ overflowWrap: "anywhere" }}>
                {error}
              </bdi>
            ),
          },
          {
            key: "lead",
            label: t("staff.health.lead"),
            cell: ({ leadId }) =>
              leadId && (
                <Anchor component={Link} to={`/leads/${leadId}`} size="sm">
                  {t("staff.health.openLead")}
                </Anchor>
              ),
          },
          ...(data?.can
            ? [
                {
                  key: "replay",
                  label: t("staff.health.replay"),
                  cell: ({ id }: DeadKind["jobs"][number]) => (
                    <Button
                      variant="default"
                      size="compact-sm"
                      loading={replayed === id}
                      onClick={() => replay({ id })}
                    >
                      {t("staff.health.replay")}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  ));
}
