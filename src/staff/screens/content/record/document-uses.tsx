import { Anchor, List, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { findContentUses } from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { useListWords, useText } from "../../../frame/staff-text.tsx";
import { AnswerFrame } from "../../../parts/answer-frame.tsx";
import { documentPath, typeWords } from "../content-words.ts";

/** The documents that name this one. */
export function DocumentUses({ record: { id } }: { record: ContentRecord }) {
  const text = useText();
  const { t } = text;
  const inList = useListWords();
  const query = useQuery({
    queryKey: ["document-uses", id],
    queryFn: ({ signal }) => callStaff(findContentUses, { id }, signal),
  });
  return (
    <AnswerFrame query={query}>
      {({ uses }) =>
        uses.length === 0 ? (
          <Text>{t("staff.content.uses.none")}</Text>
        ) : (
          <>
            <Text size="sm" mb="sm">
              {t("staff.content.uses.explain")}
            </Text>
            <List spacing="xs">
              {uses.map((use) => (
                <List.Item key={use.id}>
                  <Anchor component={Link} to={documentPath(use.id)}>
                    <bdi>{use.title}</bdi>
                  </Anchor>{" "}
                  <Text span size="sm" c="dimmed">
                    {inList([
                      typeWords(use.type, text),
                      use.country ? t(`staff.country.${use.country}`) : t("staff.content.several"),
                    ])}
                  </Text>
                </List.Item>
              ))}
            </List>
          </>
        )
      }
    </AnswerFrame>
  );
}
