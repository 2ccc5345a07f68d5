import type { DocumentFilter, FilterProblem } from "../../contracts/document-filters.ts";
import { Refusal } from "../http/refusal.ts";

export function refuseField({ field, reason }: FilterProblem): Refusal {
  return new Refusal(400, `${field} cannot be read: ${reason}.`, { field, reason });
}

/** PostgreSQL refuses even a query with this character, and any visitor can type %00. */
export function refuseNul(field: string, value: unknown): Refusal | undefined {
  const holdsNul = [value].flat().some((text) => typeof text === "string" && text.includes("\0"));
  return holdsNul ? refuseField({ field, reason: "holds a character that no text has" }) : undefined;
}

export function refuseNulIn(filters: readonly DocumentFilter[]): Refusal | undefined {
  const refusals = filters.map((filter) => refuseNul(filter.field, "values" in filter ? filter.values : []));
  return refusals.find((refusal) => refusal !== undefined);
}
