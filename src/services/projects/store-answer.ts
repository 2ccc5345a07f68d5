import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { markOf, type ProjectDecision } from "./change-orders.ts";
import { decisionRows, listedFacts, lockProject, readDecision } from "./project-store.ts";

interface CustomersAnswer {
  decision: string;
  option: string;
  name: string;
  /** Today in the project's country. */
  day: string;
  /** Of the decision that the customer has read. */
  mark?: string | undefined;
}

/**
 * Must be called with the project's owner locked: the first answer counts. Undefined if there is no such decision or
 * option; "changed" if the staff has changed the decision after the customer read it; "late" if the last day of a
 * change order has passed.
 */
export function storeAnswer(
  db: Kysely<Schema>,
  projectId: string,
  { decision, option, name, day, mark }: CustomersAnswer,
  now = new Date(),
): Promise<ProjectDecision | "decided" | "changed" | "late" | undefined> {
  return lockProject(db, projectId, async (transaction) => {
    for (const row of await decisionRows(transaction, projectId)) {
      const asked = readDecision(row);
      if (asked.id !== decision || !asked.options?.some(({ id }) => id === option)) continue;
      if (asked.decidedOn !== undefined) return "decided";
      if (mark !== undefined && mark !== markOf(asked)) return "changed";
      if (asked.change && day > asked.by) return "late";
      const answered = { ...asked, decidedOn: day, answer: { option, name, at: now.toISOString() } };
      const body = JSON.stringify(answered);
      await transaction.updateTable("project_parts").set({ body }).where("id", "=", row.id).execute();
      const { head } = await transaction
        .selectFrom("projects")
        .select("head")
        .where("id", "=", projectId)
        .executeTakeFirstOrThrow();
      const decisions = (await decisionRows(transaction, projectId)).map(readDecision);
      await transaction
        .updateTable("projects")
        .set({ ...listedFacts({ id: projectId, head }, decisions), updated_at: now.toISOString() })
        .where("id", "=", projectId)
        .execute();
      return answered;
    }
    return undefined;
  });
}
