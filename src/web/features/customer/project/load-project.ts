import { getProject } from "../../../../contracts/calls/customer/project.ts";
import type { Project } from "../../../../contracts/customer/project/project.ts";
import { optional, type PageInput } from "../../../frame/page.ts";

/** CH-06, CH-07: null where somebody has none, "unknown" where nobody can tell now. It is not asked for guests. */
export async function loadProject({
  call,
  session,
}: Pick<PageInput, "call" | "session">): Promise<Project | null | "unknown"> {
  if (!session) return null;
  const answer = await optional(call(getProject, { authorization: session.authorization }), undefined);
  return answer ? answer.data.project : "unknown";
}
