import { Alert, Button, Group, Text } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  discardContentDraft,
  getContentEntry,
  publishContentEntry,
  reviewContentDraft,
  withdrawContentEntry,
} from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentRecord, DraftState } from "../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { type StaffKey, useText } from "../../../frame/staff-text.tsx";
import type { OpenDraft } from "../draft/use-draft.ts";
import { type ActionChoices, ActionDialog } from "./action-dialog.tsx";
import { useDocumentChange } from "./use-document-change.ts";

interface DocumentActionsProps {
  record: ContentRecord;
  draft: OpenDraft;
  memberId: string;
}

type Asked = "review" | "giveBack" | "approve" | "publish" | "schedule" | "withdraw" | "discard";

/** What can be done with the document now, by its state and the member's rights. */
export function DocumentActions({ record, draft: { saver, state }, memberId }: DocumentActionsProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { id, country, working, isPublished, canWrite } = record;
  const { run, problem, setProblem, isRunning } = useDocumentChange(id);
  const [asked, ask] = useState<Asked>();
  const mayPublish = useRight("content.publish", country) && canWrite;
  const isAlone = useRight("content.unreviewed", country) && canWrite;
  const at = working?.state;
  const isOwn = working?.memberId === memberId;
  const isPublic = at === "approved" || (isAlone && at !== undefined);

  /** The stored draft is what is reviewed and published, so what was typed is saved first. */
  const withDraft = async (change: (version: number) => Promise<ContentRecord>, done: StaffKey) => {
    if (!(await saver.flush())) {
      setProblem(t("staff.content.saveFirst"));
      return undefined;
    }
    return run(() => change(saver.version), done);
  };
  const move = (to: DraftState, done: StaffKey) => (choices: ActionChoices) =>
    withDraft(
      (version) => callStaff(reviewContentDraft, { id, version, state: to, note: choices.note }),
      done,
    );
  const publish = ({ note, at: begin, until }: ActionChoices) =>
    withDraft(
      (version) => callStaff(publishContentEntry, { id, version, at: begin, until, note }),
      begin ? "staff.content.done.scheduled" : "staff.content.done.published",
    );
  const discard = async () => {
    if (!(await saver.flush())) return setProblem(t("staff.content.saveFirst"));
    return run(async () => {
      await callStaff(discardContentDraft, { id, version: saver.version });
      if (isPublished) return callStaff(getContentEntry, { id });
      navigate("/content");
      return { ...record, working: null, draft: null };
    }, "staff.content.done.discarded");
  };
  const actions: Record<Asked, (choices: ActionChoices) => Promise<unknown>> = {
    review: move("review", "staff.content.done.review"),
    giveBack: move("draft", "staff.content.done.giveBack"),
    approve: move("approved", "staff.content.done.approve"),
    publish,
    schedule: publish,
    withdraw: ({ note, at: time }) =>
      run(
        () => callStaff(withdrawContentEntry, { id, at: time, note }),
        time ? "staff.content.done.scheduled" : "staff.content.done.withdrawn",
        "staff.content.error.needed",
      ),
    discard,
  };
  const offered: Record<Asked, boolean> = {
    review: canWrite && at === "draft",
    approve: mayPublish && at === "review" && (!isOwn || isAlone),
    giveBack: canWrite && (at === "review" || at === "approved"),
    publish: canWrite && isPublic,
    schedule: canWrite && isPublic,
    withdraw: mayPublish && isPublished,
    discard: canWrite && at !== undefined,
  };
  const shown = (Object.keys(offered) as Asked[]).filter((name) => offered[name]);
  const main = shown.find((name) => name === "publish" || name === "approve") ?? shown[0];
  return (
    <>
      {working?.note && (
        <Text size="sm">
          {t("staff.content.note")} <bdi>{working.note}</bdi>
        </Text>
      )}
      {shown.length > 0 && (
        <Group gap="xs">
          {shown.map((name) => (
            <Button
              key={name}
              size="xs"
              variant={name === main && name !== "withdraw" && name !== "discard" ? "filled" : "default"}
              disabled={state.kind === "changed"}
              onClick={() => {
                setProblem("");
                ask(name);
              }}
            >
              {t(`staff.content.do.${name}`)}
            </Button>
          ))}
        </Group>
      )}
      {problem && !asked && <Alert color="red">{problem}</Alert>}
      {asked && (
        <ActionDialog
          title={t(`staff.content.do.${asked}`)}
          means={t(`staff.content.means.${asked}`)}
          country={country}
          times={TIMES[asked]}
          hasNote={asked !== "discard"}
          isDangerous={asked === "withdraw" || asked === "discard"}
          problem={problem}
          isRunning={isRunning}
          onConfirm={async (choices) => {
            if (await actions[asked](choices)) ask(undefined);
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}

const TIMES: Partial<Record<Asked, "begin" | "optional">> = { schedule: "begin", withdraw: "optional" };

function useRight(right: "content.publish" | "content.unreviewed", country: string | null): boolean {
  const { data } = useCan({ action: right, resource: "content", params: country ? { country } : {} });
  return data?.can ?? false;
}
