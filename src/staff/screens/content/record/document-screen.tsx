import { Tabs, Text } from "@mantine/core";
import { useGetIdentity, useSubscription } from "@refinedev/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { getContentEntry } from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import type { StaffMember } from "../../../../contracts/staff/calls/member-schemas.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { useLanguageName, useListWords, useText } from "../../../frame/staff-text.tsx";
import { AnswerFrame } from "../../../parts/answer-frame.tsx";
import { RecordFrame } from "../../../parts/record-frame.tsx";
import { useFilters } from "../../../parts/use-filters.ts";
import { documentKey, typeWords } from "../content-words.ts";
import { MergeNotice } from "../draft/merge-notice.tsx";
import { SaveLine } from "../draft/save-line.tsx";
import { useDraft } from "../draft/use-draft.ts";
import { DocumentHistory } from "../history/document-history.tsx";
import { StateBadges } from "../state-badges.tsx";
import { DocumentActions } from "./document-actions.tsx";
import { DocumentUses } from "./document-uses.tsx";
import { EditDocument } from "./edit-document.tsx";
import { ImportConflict } from "./import-conflict.tsx";
import { OutdatedFields } from "./outdated-fields.tsx";
import { ScheduledChanges } from "./scheduled-changes.tsx";

/** One document: its draft, what is public, what is planned, and its history. */
export function DocumentScreen() {
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: documentKey(id),
    queryFn: ({ signal }) => callStaff(getContentEntry, { id }, signal),
  });
  useSubscription({ channel: "resources/content", onLiveEvent: () => void query.refetch() });
  const { data: member } = useGetIdentity<StaffMember>();
  return (
    <AnswerFrame query={{ ...query, isLoading: query.isLoading || !member }}>
      {(record) => member && <Document key={record.id} record={record} memberId={member.id} />}
    </AnswerFrame>
  );
}

const PARTS = ["edit", "history", "uses", "conflict"] as const;

function Document({ record, memberId }: { record: ContentRecord; memberId: string }) {
  const text = useText();
  const { t } = text;
  const { filters, setFilter } = useFilters();
  const inList = useListWords();
  const languageName = useLanguageName();
  const draft = useDraft(record, memberId);
  const { country, language, conflict } = record;
  const parts = PARTS.filter((part) => part !== "conflict" || conflict);
  const part = parts.find((one) => one === filters.part) ?? "edit";
  const props = { record, draft };
  return (
    <RecordFrame
      title={record.title}
      back={{ to: "/content", label: t("staff.content.back") }}
      beside={<StateBadges item={record} />}
    >
      <Text size="sm" c="dimmed">
        {inList([
          typeWords(record.type, text),
          country ? t(`staff.country.${country}`) : t("staff.content.several"),
          language ? languageName(language) : null,
        ])}
        <br />
        <bdi dir="ltr" style={{ overflowWrap: "anywhere" }}>
          {record.slug}
        </bdi>
      </Text>
      <div className="staff-document-bar">
        {record.canWrite ? (
          <SaveLine {...props} memberId={memberId} />
        ) : (
          <Text size="sm">{t("staff.content.readOnly")}</Text>
        )}
        <DocumentActions {...props} memberId={memberId} />
      </div>
      <ScheduledChanges record={record} />
      <OutdatedFields {...props} />
      <Tabs
        value={part}
        onChange={(value) => setFilter("part", value === "edit" ? null : value)}
        keepMounted={false}
      >
        <Tabs.List>
          {parts.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`staff.content.part.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="edit" pt="md">
          {draft.state.kind === "changed" ? (
            <MergeNotice draft={draft} conflict={draft.state} name={record.slug} />
          ) : (
            <EditDocument {...props} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="history" pt="md">
          <DocumentHistory {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="uses" pt="md">
          <DocumentUses record={record} />
        </Tabs.Panel>
        {conflict && (
          <Tabs.Panel value="conflict" pt="md">
            <ImportConflict record={record} conflict={conflict} />
          </Tabs.Panel>
        )}
      </Tabs>
    </RecordFrame>
  );
}
