import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { resolveContentConflict } from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentConflict, ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { useText } from "../../../frame/staff-text.tsx";
import { DocumentMoment } from "../content-times.tsx";
import { fieldDifferences } from "../draft/value-differences.ts";
import { SideBySide } from "../history/side-by-side.tsx";
import { useDocumentChange } from "./use-document-change.ts";

interface ImportConflictProps {
  record: ContentRecord;
  conflict: ContentConflict;
}

/** An import and an editor changed the same fields: both texts, and the decision between them. */
export function ImportConflict({ record, conflict }: ImportConflictProps) {
  const { t } = useText();
  const { id, country, published, canWrite } = record;
  const { run, problem, isRunning } = useDocumentChange(id);
  const { data } = useCan({
    ...{ action: "content.publish", resource: "content", params: country ? { country } : {} },
  });
  const { theirs, at } = conflict;
  const isRemoved = theirs === null || published === null;
  const differences = isRemoved
    ? [{ path: [], before: published, after: theirs }]
    : fieldDifferences(published, theirs);
  const resolve = (take: "ours" | "theirs") =>
    run(() => callStaff(resolveContentConflict, { id: conflict.id, take }), "staff.content.done.resolved");
  return (
    <Stack>
      <Text size="sm">
        {t("staff.content.conflict.explain")} <DocumentMoment at={at} country={country} />
      </Text>
      {theirs === null && <Alert color="yellow">{t("staff.content.conflict.removed")}</Alert>}
      {problem && <Alert color="red">{problem}</Alert>}
      <SideBySide
        differences={differences}
        isDecision
        labels={[t("staff.content.conflict.ours"), t("staff.content.conflict.theirs")]}
      />
      {canWrite && data?.can && (
        <Group>
          <Button loading={isRunning} onClick={() => resolve("ours")}>
            {t("staff.content.conflict.keep")}
          </Button>
          <Button loading={isRunning} variant="default" onClick={() => resolve("theirs")}>
            {t("staff.content.conflict.take")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
