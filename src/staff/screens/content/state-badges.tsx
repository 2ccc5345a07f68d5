import { Badge, Text } from "@mantine/core";
import type { ContentItem } from "../../../contracts/staff/calls/content-schemas.ts";
import { useText } from "../../frame/staff-text.tsx";
import { DocumentMoment } from "./content-times.tsx";

type Shown = Pick<ContentItem, "draft" | "dueAt" | "hasConflict" | "isPublished" | "country">;

const COLOURS = { draft: "gray", review: "clay", approved: "forest" } as const;

export function StateBadges({ item: { draft, dueAt, hasConflict, isPublished, country } }: { item: Shown }) {
  const { t } = useText();
  if (isPublished && !draft && !dueAt && !hasConflict)
    return (
      <Text span size="sm" c="dimmed">
        {t("staff.content.public")}
      </Text>
    );
  return (
    <>
      {draft && (
        <Badge variant="light" tt="none" color={COLOURS[draft]}>
          {t(`staff.content.state.${draft}`)}
        </Badge>
      )}
      {dueAt && (
        <Badge variant="light" tt="none" color="forest">
          {t("staff.content.state.scheduled")}: <DocumentMoment at={dueAt} country={country} />
        </Badge>
      )}
      {hasConflict && (
        <Badge variant="light" tt="none" color="red">
          {t("staff.content.state.conflict")}
        </Badge>
      )}
      {!isPublished && (
        <Badge variant="outline" tt="none" color="gray">
          {t("staff.content.notPublic")}
        </Badge>
      )}
    </>
  );
}
