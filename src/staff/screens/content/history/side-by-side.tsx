import { SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useText } from "../../../frame/staff-text.tsx";
import type { FieldDifference } from "../draft/value-differences.ts";
import { FieldName, FieldText, plainText } from "../field-text.tsx";
import { TextDifference } from "./text-difference.tsx";

interface SideBySideProps {
  differences: readonly FieldDifference[];
  labels: readonly [before: string, after: string];
  /** Both sides of a text as well, and not only what differs. */
  isDecision?: boolean;
}

/** Both sides of each field, and below them what differs in a text that both have. */
export function SideBySide({ differences, labels, isDecision = false }: SideBySideProps) {
  const { t } = useText();
  if (differences.length === 0) return <Text>{t("staff.content.merge.same")}</Text>;
  return (
    <Stack gap="lg">
      {differences.map(({ path, before, after }) => (
        <section key={path.join(".")}>
          <Title order={2} size="h5" mb="xs">
            <FieldName path={path} />
          </Title>
          {isText(before) && isText(after) && (
            <TextDifference before={plainText(before)} after={plainText(after)} />
          )}
          {(isDecision || !isText(before) || !isText(after)) && (
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
              {[before, after].map((value, index) => (
                <div key={labels[index]}>
                  <Text size="sm" c="dimmed">
                    {labels[index]}
                  </Text>
                  <FieldText label={labels[index] ?? ""} value={value} />
                </div>
              ))}
            </SimpleGrid>
          )}
        </section>
      ))}
    </Stack>
  );
}

/** Numbers and switches are read as a whole; words and lists are compared within. */
function isText(value: unknown): boolean {
  return typeof value === "string" || (typeof value === "object" && value !== null);
}
