import { Button, Group, Text } from "@mantine/core";
import { useText } from "../../../frame/staff-text.tsx";
import { Section } from "../../../parts/section.tsx";
import type { SaveState } from "./draft-saver.ts";
import { choicesBetween, firstSides, mergedValue } from "./merge-choice.ts";
import { MergeFields } from "./merge-fields.tsx";
import type { OpenDraft } from "./use-draft.ts";

interface MergeNoticeProps {
  draft: OpenDraft;
  conflict: Extract<SaveState, { kind: "changed" }>;
  /** The name of the file of a copy. */
  name: string;
}

/** A colleague has saved since the member opened the document: what they changed, and the choice for each field. */
export function MergeNotice({ draft, conflict, name }: MergeNoticeProps) {
  const { t } = useText();
  const { base, ours, theirs } = conflict;
  const choices = choicesBetween({ base, ours, theirs: theirs.value });
  const take = async (value: typeof ours) => {
    // The text on the screen follows what is saved.
    draft.show(value);
    await draft.saver.resolve(value);
  };
  return (
    <Section title={t("staff.content.merge.title")}>
      <Text size="sm">{t("staff.content.merge.explain")}</Text>
      <MergeFields
        choices={choices}
        first={firstSides(choices)}
        labels={{ ours: t("staff.content.merge.ours"), theirs: t("staff.content.merge.theirs") }}
        action={t("staff.content.merge.continue")}
        onChoose={(sides) => take(mergedValue(ours, choices, sides))}
      />
      <Group>
        <Button variant="default" size="xs" onClick={() => saveFile(`${name}.json`, ours)}>
          {t("staff.content.merge.copy")}
        </Button>
        <Button variant="default" size="xs" onClick={() => take(theirs.value)}>
          {t("staff.content.merge.takeAll")}
        </Button>
      </Group>
    </Section>
  );
}

function saveFile(name: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
