import { useQuery } from "@tanstack/react-query";
import { listProjectTemplates } from "../../../contracts/staff/calls/project-template-calls.ts";
import { callStaff } from "../../data/call-staff.ts";

/** The saved templates of the member's countries. */
export function useTemplates() {
  const { data, error, refetch } = useQuery({
    queryKey: ["project-templates"],
    queryFn: ({ signal }) => callStaff(listProjectTemplates, {}, signal),
  });
  return { templates: data?.templates ?? [], error, reload: refetch };
}
