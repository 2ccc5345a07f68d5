import { type CrmMood, openStubCrm, type StubCrm } from "../support/stub-crm.ts";

export interface MoodyCrm extends StubCrm {
  /** How often each lead was accepted, by its key. */
  taken: Map<string, number>;
  /** Counts deliveries whose key was not the key of the lead. */
  wrongKeys: number;
  recover(): void;
}

/**
 * A CRM that fails in every possible way, even after it has accepted a lead; it recognises a repeated lead by its
 * key.
 */
export async function openMoodyCrm(): Promise<MoodyCrm> {
  const stub = await openStubCrm();
  const crm: MoodyCrm = Object.assign(stub, {
    taken: new Map<string, number>(),
    wrongKeys: 0,
    recover() {
      crm.mood = take;
    },
  });
  const take: CrmMood = ({ key, body }) => {
    if (JSON.parse(body).id !== key) crm.wrongKeys += 1;
    const before = crm.taken.get(key) ?? 0;
    crm.taken.set(key, before + 1);
    return before > 0 ? 409 : 200;
  };
  crm.mood = (delivery) => {
    const chance = Math.random();
    if (chance < 0.1) return 500;
    if (chance < 0.15) return 503;
    if (chance < 0.2) return 429;
    if (chance < 0.25) return "hang";
    if (chance < 0.3) return "hang up";
    const answer = take(delivery);
    // The lead is accepted but the response is lost, so the lead will be sent again.
    if (chance < 0.35) return "hang up";
    if (chance < 0.4) return 500;
    return answer;
  };
  return crm;
}
