import type { PhoneProblem, PhoneReading } from "../../../../contracts/leads/phone.ts";
import { validatePhoneNumber } from "../../places/serviceability/check-phone.ts";

const refused = new Map<string, PhoneProblem>();
const asked = new Set<string>();

type PhoneRules = typeof import("../engine/read-phone-here.ts");
let rules: PhoneRules | undefined;

/** The phone rules are as large as the rest of a form, so they load on first use. */
export async function loadPhoneRules(): Promise<PhoneRules | undefined> {
  try {
    rules ??= await import("../engine/read-phone-here.ts");
  } catch {
    // Offline: the form can be sent without them.
  }
  return rules;
}

/** Checks once whether a valid-looking number can be called; true if it cannot. A failed call counts as no result. */
export async function isRefused(phone: string, isoCode: string): Promise<boolean> {
  const key = keyOf(phone, isoCode);
  const known = await loadPhoneRules();
  if (asked.has(key) || !navigator.onLine || !known?.readPhoneHere(phone, isoCode).ok) return false;
  asked.add(key);
  const verdict = await validatePhoneNumber(phone, isoCode);
  if (verdict.kind === "unknown") asked.delete(key);
  if (verdict.kind !== "invalid") return false;
  refused.set(key, PROBLEMS.find((problem) => problem === verdict.reason) ?? "wrong");
  return true;
}

export function readKnownPhone(phone: string, isoCode: string): PhoneReading {
  const problem = refused.get(keyOf(phone, isoCode));
  if (problem) return { ok: false, problem };
  // Until the rules have loaded, only the server's verdicts count.
  return (
    rules?.readPhoneHere(phone, isoCode) ?? { ok: true, e164: phone, country: undefined, national: phone }
  );
}

const PROBLEMS = ["short", "long", "wrong"] as const satisfies readonly PhoneProblem[];

function keyOf(phone: string, isoCode: string): string {
  return `${isoCode} ${phone}`;
}
