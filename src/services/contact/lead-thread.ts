import type { StoredLead } from "../leads/lead-store.ts";

type Linked = Pick<StoredLead, "id" | "follows">;

/**
 * A lead with all leads before and after it in its thread, in the given order: these are what its link opens. Other
 * leads of the number are excluded, because a person who types a stranger's number also gets a link.
 */
export function threadOf<Lead extends Linked>(lead: Linked, ofCustomer: readonly Lead[]): Lead[] {
  const firstOf = findFirst(ofCustomer);
  const first = firstOf(lead);
  return ofCustomer.filter((other) => firstOf(other).id === first.id);
}

export function firstOfThread<Lead extends Linked>(lead: Lead, ofCustomer: readonly Lead[]): Lead {
  return findFirst(ofCustomer)(lead);
}

function findFirst<Lead extends Linked>(ofCustomer: readonly Lead[]) {
  const byId = new Map(ofCustomer.map((lead) => [lead.id, lead]));
  return <Start extends Linked>(start: Start): Start | Lead => {
    let first: Start | Lead = start;
    for (let earlier: Lead | undefined; ; first = earlier) {
      earlier = first.follows === null ? undefined : byId.get(first.follows);
      if (!earlier) return first;
    }
  };
}
