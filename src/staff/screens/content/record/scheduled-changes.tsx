import { Alert, Button, Group, Text } from "@mantine/core";
import { cancelScheduledChange } from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { useText } from "../../../frame/staff-text.tsx";
import { DocumentMoment, zoneWords } from "../content-times.tsx";
import { useDocumentChange } from "./use-document-change.ts";

/** What becomes public or is removed at a later time, and what failed at its time. */
export function ScheduledChanges({
  record: { id, country, scheduled, canWrite },
}: {
  record: ContentRecord;
}) {
  const { t, language } = useText();
  const { run, problem, isRunning } = useDocumentChange(id);
  return (
    <>
      {problem && <Alert color="red">{problem}</Alert>}
      {scheduled.map(({ id: change, dueAt, isRemoval, state, problem: reason, member }) => (
        <Alert
          key={change}
          color={state === "failed" ? "red" : "forest"}
          title={t(
            state === "failed"
              ? "staff.content.scheduled.failed"
              : isRemoval
                ? "staff.content.scheduled.removal"
                : "staff.content.scheduled.publication",
          )}
        >
          <Text size="sm">
            <DocumentMoment at={dueAt} country={country} />
            {country && <> ({zoneWords(country, language)})</>}
          </Text>
          <Text size="sm">
            {t("staff.content.scheduled.by")} <bdi>{member}</bdi>
          </Text>
          {reason && (
            <Text size="sm">
              {t("staff.content.scheduled.reason")} <bdi>{reason}</bdi>
            </Text>
          )}
          {canWrite && (
            <Group mt="xs">
              <Button
                size="xs"
                variant="default"
                loading={isRunning}
                onClick={() =>
                  run(() => callStaff(cancelScheduledChange, { id: change }), "staff.content.done.cancelled")
                }
              >
                {t(state === "failed" ? "staff.content.scheduled.again" : "staff.content.scheduled.cancel")}
              </Button>
            </Group>
          )}
        </Alert>
      ))}
    </>
  );
}
