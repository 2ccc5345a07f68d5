import { Badge } from "@mantine/core";
import type { ProjectItem } from "../../../contracts/staff/calls/project-schemas.ts";
import { useText } from "../../frame/staff-text.tsx";

type Shown = Pick<ProjectItem, "handedOverOn" | "isLate" | "isSample">;

export function ProjectBadges({ project: { handedOverOn, isLate, isSample } }: { project: Shown }) {
  const { t } = useText();
  return (
    <>
      <Badge variant="light" tt="none" color={handedOverOn ? "gray" : "forest"}>
        {t(handedOverOn ? "staff.projects.state.handed-over" : "staff.projects.state.in-progress")}
      </Badge>
      {isLate && (
        <Badge variant="light" tt="none" color="red">
          {t("staff.projects.late")}
        </Badge>
      )}
      {isSample && (
        <Badge variant="outline" tt="none" color="gray">
          {t("staff.projects.sample")}
        </Badge>
      )}
    </>
  );
}
