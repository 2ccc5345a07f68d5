import { Alert, Button, Group, Text } from "@mantine/core";
import type { ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import { StaffError } from "../../../data/call-staff.ts";
import { sentenceOf } from "../../../frame/notifications.tsx";
import { type StaffText, useText } from "../../../frame/staff-text.tsx";
import { useMembers } from "../../../parts/use-members.ts";
import { clockWords } from "../content-times.tsx";
import type { OpenDraft } from "./use-draft.ts";

/** A colleague who saved within this time is still at work. */
const AT_WORK_MS = 10 * 60_000;

interface SaveLineProps {
  draft: OpenDraft;
  record: ContentRecord;
  memberId: string;
}

/** Whether everything that was typed is stored, and who else works on the document. */
export function SaveLine({ draft: { state, saver }, record: { working }, memberId }: SaveLineProps) {
  const text = useText();
  const { t, language } = text;
  const members = useMembers();
  const isOther = working && working.state === "draft" && working.memberId !== memberId;
  const isAtWork = isOther && Date.now() - Date.parse(working.updatedAt) < AT_WORK_MS;
  return (
    <>
      <Group gap="sm" role="status" mih={30} className="staff-save-line">
        {state.kind === "failed" && (
          <Text size="sm" c="red.8" fw={600}>
            {t("staff.content.save.failed", { reason: reasonOf(state.error, text) })}
          </Text>
        )}
        {state.kind === "failed" && (
          <Button size="compact-sm" variant="default" onClick={() => void saver.flush()}>
            {t("staff.again")}
          </Button>
        )}
        {state.kind === "changed" && (
          <Text size="sm" c="red.8" fw={600}>
            {t("staff.content.save.choose")}
          </Text>
        )}
        {state.kind === "saving" && <Text size="sm">{t("staff.content.save.saving")}</Text>}
        {state.kind === "saved" && (
          <Text size="sm">{t("staff.content.save.saved", { time: clockWords(state.at, language) })}</Text>
        )}
        {state.kind === "unchanged" && (
          <Text size="sm" c="dimmed">
            {working
              ? t("staff.content.save.saved", { time: clockWords(working.updatedAt, language) })
              : t("staff.content.save.none")}
          </Text>
        )}
      </Group>
      {isAtWork && (
        <Alert color="yellow">
          {t("staff.content.editing", {
            name: members.nameOf(working.memberId) ?? "–",
            time: clockWords(working.updatedAt, language),
          })}
        </Alert>
      )}
    </>
  );
}

function reasonOf(error: unknown, text: StaffText): string {
  const isTooLarge = error instanceof StaffError && error.statusCode === 413;
  return isTooLarge ? text.t("staff.content.save.tooLarge") : sentenceOf(error, text);
}
