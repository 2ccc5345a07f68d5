import { Alert, Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getContentEntry, previewContent } from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import { languageOf } from "../../../../editions/languages.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { useText } from "../../../frame/staff-text.tsx";
import { AnswerFrame } from "../../../parts/answer-frame.tsx";
import { BesidePreview, PreviewPane, type PreviewWidth } from "../../../parts/preview-frame.tsx";
import { documentKey } from "../content-words.ts";
import { useChecks } from "../draft/use-checks.ts";
import type { OpenDraft } from "../draft/use-draft.ts";
import { DocumentForm } from "../form/document-form.tsx";
import { useRegionWords } from "../use-region-words.ts";
import { Counterparts } from "./counterparts.tsx";

interface EditDocumentProps {
  record: ContentRecord;
  draft: OpenDraft;
}

/** The form of the fields beside the page of the site, or beside the same document in another language. */
export function EditDocument({ record, draft: { value, change } }: EditDocumentProps) {
  const { t } = useText();
  const { id, form, language, canWrite, working } = record;
  const [besideId, setBesideId] = useState<string | null>(null);
  const other = useQuery({
    queryKey: documentKey(besideId ?? ""),
    queryFn: ({ signal }) => callStaff(getContentEntry, { id: besideId ?? "" }, signal),
    enabled: besideId !== null,
  });
  const beside = besideId === null ? undefined : (other.data?.working?.value ?? other.data?.published);
  const { issues, isChecking } = useChecks(id, value, canWrite && working !== null);
  return (
    <BesidePreview
      label={t("staff.content.preview.show")}
      preview={(width) => <DocumentPreview record={record} width={width} />}
      choices={<Counterparts record={record} besideId={besideId} onBeside={setBesideId} />}
    >
      {canWrite && working && issues.length === 0 && (
        <Text size="sm" role="status" c="dimmed">
          {t(isChecking ? "staff.content.checking" : "staff.content.noFaults")}
        </Text>
      )}
      <DocumentForm
        form={form}
        value={value}
        onChange={change}
        issues={issues}
        isReadOnly={!canWrite}
        language={languageOf(language)}
        compareWith={beside ?? undefined}
      />
    </BesidePreview>
  );
}

/** The page as the draft makes it, at the width of a phone or of a desktop. */
function DocumentPreview({ record, width }: { record: ContentRecord; width: PreviewWidth }) {
  const { t } = useText();
  const regionWords = useRegionWords();
  const { id, working, published } = record;
  const query = useQuery({
    queryKey: ["document-preview", id],
    queryFn: ({ signal }) => callStaff(previewContent, { id }, signal),
    staleTime: 60 * 60_000,
  });
  return (
    <AnswerFrame query={query}>
      {({ path, region, token }) => {
        const address = `${path ?? `/${region}`}?preview=${encodeURIComponent(token)}`;
        if (path !== null)
          return (
            <PreviewPane
              title={t("staff.content.preview.title")}
              address={address}
              shown={working?.updatedAt ?? published}
              width={width}
              refused={t("staff.content.preview.refused")}
            />
          );
        return (
          <Alert className="staff-preview">
            {t("staff.content.preview.noPage")}{" "}
            <Anchor href={address} target="_blank" rel="noreferrer">
              {t("staff.content.preview.site", { region: regionWords(region) })}
            </Anchor>
          </Alert>
        );
      }}
    </AnswerFrame>
  );
}
