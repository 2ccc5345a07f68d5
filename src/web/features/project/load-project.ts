import { getProject } from "../../../contracts/calls/customer/project.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import type { Project } from "../../../contracts/customer/project/project.ts";
import { optional } from "../../frame/page.ts";
import type { Session } from "../../frame/session.ts";

interface Asking {
  call: Caller;
  session?: Session | undefined;
}

/** CH-06, CH-07: null where somebody has none, "unknown" where nobody can tell now. It is not asked for guests. */
export async function loadProject({ call, session }: Asking): Promise<Project | null | "unknown"> {
  if (!session) return null;
  const answer = await optional(call(getProject, { authorization: session.authorization }), undefined);
  return answer ? answer.data.project : "unknown";
}
