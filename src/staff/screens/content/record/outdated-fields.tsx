import { Alert, Text } from "@mantine/core";
import { saveContentDraft } from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { useText } from "../../../frame/staff-text.tsx";
import { Section } from "../../../parts/section.tsx";
import { type FieldChoice, mergedValue } from "../draft/merge-choice.ts";
import { MergeFields } from "../draft/merge-fields.tsx";
import type { OpenDraft } from "../draft/use-draft.ts";
import { valueAt } from "../draft/value-differences.ts";
import { useDocumentChange } from "./use-document-change.ts";

/** Fields that were published with other values since the draft was begun: the draft cannot replace them unseen. */
export function OutdatedFields({ record, draft }: { record: ContentRecord; draft: OpenDraft }) {
  const { t } = useText();
  const { id, working, published, canWrite } = record;
  const { run, problem, setProblem } = useDocumentChange(id);
  const { saver, value } = draft;
  const outdated = working?.outdated ?? [];
  if (!working || !canWrite || outdated.length === 0 || draft.state.kind === "changed") return null;
  const choices = outdated.map((field): FieldChoice => {
    const path = field === "*" ? [] : field.split(".");
    return { path, ours: valueAt(value, path), theirs: valueAt(published ?? {}, path), changedBy: "both" };
  });
  return (
    <Section title={t("staff.content.outdated.title")}>
      <Text size="sm">{t("staff.content.outdated.explain")}</Text>
      {problem && <Alert color="red">{problem}</Alert>}
      <MergeFields
        choices={choices}
        first={choices.map(() => "ours")}
        labels={{ ours: t("staff.content.merge.ours"), theirs: t("staff.content.outdated.public") }}
        action={t("staff.content.merge.continue")}
        onChoose={async (sides) => {
          if (!(await saver.flush())) return setProblem(t("staff.content.saveFirst"));
          const chosen = { ...mergedValue(value, choices, sides) };
          await run(async () => {
            const saved = await callStaff(saveContentDraft, {
              ...{ id, version: saver.version, value: chosen, fromPublished: true },
            });
            return { ...record, draft: saved.state, working: saved };
          }, "staff.saved");
        }}
      />
    </Section>
  );
}
