import type { trackCustomerServices } from "../../contracts/calls/customer/project-calls.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../http/refusal.ts";
import type { UserInfo } from "../login/identity.ts";
import { ownerOf } from "./project-owner.ts";
import { listProjects } from "./project-store.ts";

/** CH-04: which kinds of project a customer has. */
export async function trackServices(
  { db }: Pick<Database, "db">,
  who: UserInfo,
): Promise<CallAnswer<typeof trackCustomerServices> | Refusal> {
  const projects = await listProjects(db, ownerOf(who));
  if (projects instanceof Refusal) return projects;
  const kinds = new Set(projects.map(({ kind }) => kind));
  return {
    doesInteriorsProjectExist: kinds.has("interiors"),
    doesProductsProjectExist: kinds.has("products"),
  };
}
