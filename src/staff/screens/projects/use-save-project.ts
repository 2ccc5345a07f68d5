import { useInvalidate } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CallInput } from "../../../contracts/define-call.ts";
import { changeStaffProject, getStaffProject } from "../../../contracts/staff/calls/project-calls.ts";
import type { ProjectRecord } from "../../../contracts/staff/calls/project-schemas.ts";
import { callStaff, StaffError } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";

export function projectKey(id: string): string[] {
  return ["project", id];
}

type Change = Omit<CallInput<typeof changeStaffProject>, "id" | "version">;

/** Saves a section of a project. If another member was first, the newest state is loaded and the entries stay. */
export function useSaveProject({ id, version }: Pick<ProjectRecord, "id" | "version">) {
  const text = useText();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const save = async (change: Change): Promise<ProjectRecord | undefined> => {
    if (!changeStaffProject.input.safeParse({ id, version, ...change }).success) {
      setProblem(text.t("staff.project.wrongHead"));
      return undefined;
    }
    setSaving(true);
    setProblem("");
    try {
      const saved = await callStaff(changeStaffProject, { id, version, ...change });
      client.setQueryData(projectKey(id), saved);
      tell(text.t("staff.saved"));
      await invalidate({ resource: "projects", invalidates: ["resourceAll"] });
      return saved;
    } catch (error) {
      setProblem(sentenceOf(error, text));
      if (error instanceof StaffError && error.reason === "changed")
        await client
          .fetchQuery({
            ...{ queryKey: projectKey(id), staleTime: 0 },
            queryFn: () => callStaff(getStaffProject, { id }),
          })
          .catch(() => undefined);
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  return { save, problem, setProblem, isSaving };
}
