import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import type { ContentItem } from "../../../../contracts/staff/calls/content-schemas.ts";
import { useLanguageName, useListWords, useText } from "../../../frame/staff-text.tsx";
import { DataTable } from "../../../parts/data-table.tsx";
import { DocumentMoment } from "../content-times.tsx";
import { documentPath, typeWords } from "../content-words.ts";
import { StateBadges } from "../state-badges.tsx";

type Selection = NonNullable<Parameters<typeof DataTable<ContentItem>>[0]["selection"]>;

export function DocumentTable({
  items,
  selection,
}: {
  items: readonly ContentItem[];
  selection?: Selection;
}) {
  const text = useText();
  const { t } = text;
  const inList = useListWords();
  const languageName = useLanguageName();
  return (
    <DataTable
      label={t("staff.content.title")}
      rows={items}
      idOf={({ id }) => id}
      {...(selection && { selection })}
      columns={[
        {
          key: "title",
          label: t("staff.content.name"),
          cell: ({ id, title, slug, hasConflict }) => (
            <div style={{ minWidth: 0 }}>
              <Anchor
                component={Link}
                to={`${documentPath(id)}${hasConflict ? "?part=conflict" : ""}`}
                fw={600}
                style={{ overflowWrap: "anywhere" }}
              >
                <bdi>{title}</bdi>
              </Anchor>
              <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
                <bdi dir="ltr">{slug}</bdi>
              </Text>
            </div>
          ),
        },
        { key: "type", label: t("staff.content.type"), cell: ({ type }) => typeWords(type, text) },
        {
          key: "region",
          label: t("staff.content.region"),
          cell: ({ country, language }) =>
            inList([
              country ? t(`staff.country.${country}`) : t("staff.content.several"),
              language ? languageName(language) : null,
            ]),
        },
        {
          key: "state",
          label: t("staff.content.state"),
          cell: (item) => (
            <Group gap={4}>
              <StateBadges item={item} />
            </Group>
          ),
        },
        {
          key: "changed",
          label: t("staff.content.changed"),
          cell: ({ changedAt, changedBy, country }) => (
            <div>
              {changedAt && <DocumentMoment at={changedAt} country={country} />}
              <Text size="xs" c="dimmed">
                <bdi>{changedBy ?? t("staff.content.byImport")}</bdi>
              </Text>
            </div>
          ),
        },
      ]}
    />
  );
}
