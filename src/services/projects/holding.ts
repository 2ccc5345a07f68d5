import { contactsOf } from "../customers/claims/proven-contacts.ts";
import type { Holding } from "../customers/holdings/holding.ts";
import type { ServiceParts } from "../service-parts.ts";
import { findProjects, listParts, removeProjects } from "./project-store.ts";

export function projectsHolding({ database: { db } }: Pick<ServiceParts, "database">): Holding {
  const ownOf = async (customerId: string) =>
    findProjects(db, { customerId, ...(await contactsOf(db, customerId)) });
  return {
    name: "projects",
    async collect(customerId) {
      const projects = await ownOf(customerId);
      return Promise.all(
        projects.map(async ({ head, ...row }) => ({
          ...row,
          head: JSON.parse(head),
          parts: (await listParts(db, row.id)).map(({ kind, body }) => ({ kind, ...JSON.parse(body) })),
        })),
      );
    },
    async erase(customerId) {
      await removeProjects(
        db,
        (await ownOf(customerId)).map(({ id }) => id),
      );
    },
  };
}
