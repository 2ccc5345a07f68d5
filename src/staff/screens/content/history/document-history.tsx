import { Button, Group, Select, Stack, Text } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  getContentVersion,
  listContentVersions,
  restoreContentVersion,
} from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentRecord, ContentVersion } from "../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { useListWords, useText } from "../../../frame/staff-text.tsx";
import { AnswerFrame } from "../../../parts/answer-frame.tsx";
import { DataTable } from "../../../parts/data-table.tsx";
import { DocumentMoment, momentWords } from "../content-times.tsx";
import type { OpenDraft } from "../draft/use-draft.ts";
import { type DocumentValue, fieldDifferences } from "../draft/value-differences.ts";
import { ActionDialog } from "../record/action-dialog.tsx";
import { useDocumentChange } from "../record/use-document-change.ts";
import { SideBySide } from "./side-by-side.tsx";

/** Beside the ids of versions. */
const DRAFT = "draft";

interface DocumentHistoryProps {
  record: ContentRecord;
  draft: OpenDraft;
}

/** Who published what and when, the differences between two states, and the way back to one. */
export function DocumentHistory({ record, draft }: DocumentHistoryProps) {
  const { t } = useText();
  const { id, changedAt, isPublished } = record;
  const query = useInfiniteQuery({
    // A publication adds a version.
    queryKey: ["document-versions", id, changedAt, isPublished],
    queryFn: ({ pageParam, signal }) =>
      callStaff(listContentVersions, { id, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const versions = query.data?.pages.flatMap((page) => page.versions);
  return (
    <AnswerFrame query={{ ...query, data: versions }}>
      {(known) =>
        known.length === 0 && !record.working ? (
          <Text>{t("staff.content.history.none")}</Text>
        ) : (
          <Stack>
            {known.length > 0 && <VersionTable record={record} versions={known} />}
            {query.hasNextPage && (
              <Button
                variant="default"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t("staff.list.more")}
              </Button>
            )}
            <Comparison record={record} draft={draft} versions={known} />
          </Stack>
        )
      }
    </AnswerFrame>
  );
}

function VersionTable({ record, versions }: { record: ContentRecord; versions: readonly ContentVersion[] }) {
  const { t } = useText();
  const { id, country, canWrite } = record;
  const { data } = useCan({
    ...{ action: "content.publish", resource: "content", params: country ? { country } : {} },
  });
  const { run, problem, setProblem, isRunning } = useDocumentChange(id);
  const [asked, ask] = useState<ContentVersion>();
  const [newest] = versions;
  const mayRestore = canWrite && data?.can;
  return (
    <>
      <DataTable
        label={t("staff.content.part.history")}
        rows={versions}
        idOf={(version) => version.id}
        columns={[
          {
            key: "at",
            label: t("staff.content.history.at"),
            cell: ({ at }) => <DocumentMoment at={at} country={country} />,
          },
          {
            key: "action",
            label: t("staff.content.history.action"),
            cell: ({ action }) => t(`staff.content.action.${action}`),
          },
          {
            key: "member",
            label: t("staff.content.history.member"),
            cell: ({ member }) => <bdi>{member ?? t("staff.content.byImport")}</bdi>,
          },
          {
            key: "note",
            label: t("staff.content.noteField"),
            cell: ({ note }) => <bdi>{note ?? "–"}</bdi>,
          },
          ...(mayRestore
            ? [
                {
                  key: "restore",
                  label: t("staff.content.history.restore"),
                  cell: (version: ContentVersion) =>
                    version.action !== "removed" &&
                    version !== newest && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        onClick={() => {
                          setProblem("");
                          ask(version);
                        }}
                      >
                        {t("staff.content.history.restore")}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {asked && (
        <ActionDialog
          title={t("staff.content.history.restore")}
          means={t("staff.content.history.restoreMeans")}
          country={country}
          times={undefined}
          hasNote
          isDangerous={false}
          problem={problem}
          isRunning={isRunning}
          onConfirm={async ({ note }) => {
            const restored = await run(
              () => callStaff(restoreContentVersion, { version: asked.id, note }),
              "staff.content.done.restored",
            );
            if (restored) ask(undefined);
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}

interface ComparisonProps extends DocumentHistoryProps {
  versions: readonly ContentVersion[];
}

function Comparison({ record, draft, versions }: ComparisonProps) {
  const { t, language } = useText();
  const inList = useListWords();
  const states = [
    ...(record.working ? [{ value: DRAFT, label: t("staff.content.history.draft") }] : []),
    ...versions.map(({ id, at, action, member }) => ({
      value: id,
      label: inList([momentWords(at, record.country, language), t(`staff.content.action.${action}`), member]),
    })),
  ];
  const [chosen, choose] = useState<{ from?: string; to?: string }>({});
  const to = chosen.to ?? states[0]?.value;
  const from = chosen.from ?? states[1]?.value;
  const before = useVersion(from, draft.value);
  const after = useVersion(to, draft.value);
  if (states.length < 2) return null;
  const labelOf = (id: string | undefined) => states.find(({ value }) => value === id)?.label ?? "";
  return (
    <>
      <Group align="end">
        <Select
          label={t("staff.content.history.from")}
          data={states}
          allowDeselect={false}
          value={from ?? null}
          onChange={(value) => choose({ ...chosen, from: value ?? from })}
          w={{ base: "100%", xs: 340 }}
        />
        <Select
          label={t("staff.content.history.to")}
          data={states}
          allowDeselect={false}
          value={to ?? null}
          onChange={(value) => choose({ ...chosen, to: value ?? to })}
          w={{ base: "100%", xs: 340 }}
        />
      </Group>
      <AnswerFrame query={before}>
        {(old) => (
          <AnswerFrame query={after}>
            {(now) => (
              <SideBySide differences={fieldDifferences(old, now)} labels={[labelOf(from), labelOf(to)]} />
            )}
          </AnswerFrame>
        )}
      </AnswerFrame>
    </>
  );
}

/** The fields of a version, or of the draft as it is on the screen. */
function useVersion(version: string | undefined, draft: DocumentValue) {
  const query = useQuery({
    queryKey: ["document-version", version],
    queryFn: ({ signal }) => callStaff(getContentVersion, { version: version ?? "" }, signal),
    enabled: version !== undefined && version !== DRAFT,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { error, isLoading, refetch } = query;
  const value = version === DRAFT ? draft : query.data && (query.data.value ?? {});
  return { data: value, error, isLoading, refetch };
}
