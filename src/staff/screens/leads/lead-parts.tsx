import { Badge } from "@mantine/core";
import type { LeadStage } from "../../../contracts/staff/calls/lead-schemas.ts";
import { useText } from "../../frame/staff-text.tsx";

export function leadKey(id: string): string[] {
  return ["lead", id];
}

export function StageBadge({ stage }: { stage: LeadStage }) {
  const { t } = useText();
  return (
    <Badge
      variant={stage === "new" ? "filled" : "light"}
      tt="none"
      color={stage === "lost" ? "gray" : "forest"}
    >
      {t(`staff.stage.${stage}`)}
    </Badge>
  );
}
