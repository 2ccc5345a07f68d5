import { Button, Group, Radio, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useText } from "../../../frame/staff-text.tsx";
import { FieldName, FieldText, plainText } from "../field-text.tsx";
import { TextDifference } from "../history/text-difference.tsx";
import type { FieldChoice, Side } from "./merge-choice.ts";

interface MergeFieldsProps {
  choices: readonly FieldChoice[];
  /** The side that is chosen first, for each field. */
  first: readonly Side[];
  /** What the two sides are called. */
  labels: Record<Side, string>;
  action: string;
  onChoose: (sides: readonly Side[]) => Promise<void>;
}

/** Both texts of each field beside each other, and the choice between them. */
export function MergeFields({ choices, first, labels, action, onChoose }: MergeFieldsProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isSaving, setSaving] = useState(false);
  const sides = choices.map(({ path }, index) => chosen[path.join(".")] ?? first[index] ?? "ours");
  const submit = async () => {
    setSaving(true);
    await onChoose(sides).finally(() => setSaving(false));
  };
  return (
    <Stack gap="md">
      {choices.map((choice, index) => {
        const name = choice.path.join(".");
        return (
          <Radio.Group
            key={name}
            label={<FieldName path={choice.path} />}
            description={t(`staff.content.merge.by.${choice.changedBy}`)}
            value={sides[index] ?? "ours"}
            onChange={(side) => setChosen({ ...chosen, [name]: side === "theirs" ? "theirs" : "ours" })}
          >
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" my="xs">
              {(["ours", "theirs"] as const).map((side) => (
                <Stack key={side} gap={4}>
                  <Radio value={side} label={labels[side]} />
                  {!isLong(choice) && <FieldText label={labels[side]} value={choice[side]} />}
                </Stack>
              ))}
            </SimpleGrid>
            {isLong(choice) && (
              <TextDifference before={plainText(choice.ours)} after={plainText(choice.theirs)} />
            )}
          </Radio.Group>
        );
      })}
      {choices.length === 0 && <Text size="sm">{t("staff.content.merge.same")}</Text>}
      <Group>
        <Button onClick={submit} loading={isSaving}>
          {action}
        </Button>
      </Group>
    </Stack>
  );
}

/** Of long texts and lists only the differences can be read: from one's own text to the other one. */
function isLong({ ours, theirs }: FieldChoice): boolean {
  const texts = [plainText(ours), plainText(theirs)];
  return texts.every((text) => text !== "") && texts.some((text) => text.includes("\n"));
}
