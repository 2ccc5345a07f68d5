import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useInvalidate } from "@refinedev/core";
import { useState } from "react";
import {
  discardContentDraft,
  getContentEntry,
  publishContentEntry,
} from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentItem, ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { sentenceOf, tell } from "../../../frame/notifications.tsx";
import { useText } from "../../../frame/staff-text.tsx";

type Draft = NonNullable<ContentRecord["working"]>;

/** One document after the other, so that a faulty one does not stop the rest. */
export function BulkActions({ items, onDone }: { items: readonly ContentItem[]; onDone: () => void }) {
  const text = useText();
  const { t } = text;
  const invalidate = useInvalidate();
  const [done, setDone] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  const [problems, setProblems] = useState<readonly { title: string; sentence: string }[]>([]);
  const approved = items.filter(({ draft }) => draft === "approved");
  const drafts = items.filter(({ draft }) => draft !== null);

  const forEach = async (
    some: readonly ContentItem[],
    change: (id: string, draft: Draft) => Promise<unknown>,
  ) => {
    const failed: { title: string; sentence: string }[] = [];
    setProblems([]);
    for (const [index, { id, title, draft }] of some.entries()) {
      setDone(index);
      try {
        const { working } = await callStaff(getContentEntry, { id });
        // What a colleague has changed since the list was read is not published with it.
        if (working?.state !== draft) failed.push({ title, sentence: t("staff.content.bulk.changed") });
        else if (working) await change(id, working);
      } catch (error) {
        failed.push({ title, sentence: sentenceOf(error, text) });
      }
    }
    setDone(undefined);
    setProblems(failed);
    await invalidate({ resource: "content", invalidates: ["resourceAll"] });
    if (failed.length > 0) return;
    tell(t("staff.content.bulk.done", { count: some.length }));
    onDone();
  };
  const publish = () =>
    forEach(approved, (id, { version }) => callStaff(publishContentEntry, { id, version }));
  const discard = () => {
    setAsking(false);
    return forEach(drafts, (id, { version }) => callStaff(discardContentDraft, { id, version }));
  };
  return (
    <Stack gap="xs" role="region" aria-label={t("staff.content.bulk")}>
      <Group>
        <Text size="sm" role="status">
          {done === undefined
            ? t("staff.content.chosen", { count: items.length })
            : t("staff.content.bulk.progress", { number: done + 1 })}
        </Text>
        <Button size="xs" loading={done !== undefined} disabled={approved.length === 0} onClick={publish}>
          {t("staff.content.bulk.publish", { count: approved.length })}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={drafts.length === 0 || done !== undefined}
          onClick={() => setAsking(true)}
        >
          {t("staff.content.bulk.discard", { count: drafts.length })}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onDone}>
          {t("staff.content.chooseNone")}
        </Button>
      </Group>
      {problems.length > 0 && (
        <Alert color="red" title={t("staff.content.bulk.failed")}>
          {problems.map(({ title, sentence }) => (
            <Text key={title} size="sm">
              <bdi>{title}</bdi>: {sentence}
            </Text>
          ))}
        </Alert>
      )}
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={t("staff.content.discard")}>
        <Stack>
          <Text size="sm">{t("staff.content.bulk.discardMeans", { count: drafts.length })}</Text>
          <Button color="red" onClick={discard}>
            {t("staff.content.discard")}
          </Button>
        </Stack>
      </Modal>
    </Stack>
  );
}
