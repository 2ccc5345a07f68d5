import type { PhoneProblem, PhoneReading } from "../../../../contracts/leads/phone.ts";
import { askPhone } from "../../places/serviceability/check-phone.ts";

/** What the validation has said of numbers that our own rule takes, for this page. */
const refused = new Map<string, PhoneProblem>();
const asked = new Set<string>();

type PhoneRules = typeof import("../engine/read-phone-here.ts");
let rules: PhoneRules | undefined;

/** What browsers know of numbers weighs as much as the rest of a form: it comes when somebody turns to one. */
export async function loadPhoneRules(): Promise<PhoneRules | undefined> {
  try {
    rules ??= await import("../engine/read-phone-here.ts");
  } catch {
    // The line is down: nobody is kept from sending for it.
  }
  return rules;
}

/**
 * Asks whether a number that looks right can be called, once. True where it cannot, which is news. A call that fails says
 * nothing about the number: our own rule stands, and no lead is lost for it.
 */
export async function isRefused(phone: string, isoCode: string): Promise<boolean> {
  const key = keyOf(phone, isoCode);
  const known = await loadPhoneRules();
  if (asked.has(key) || !navigator.onLine || !known?.readPhoneHere(phone, isoCode).ok) return false;
  asked.add(key);
  const verdict = await askPhone(phone, isoCode);
  if (verdict.kind === "unknown") asked.delete(key);
  if (verdict.kind !== "invalid") return false;
  refused.set(key, PROBLEMS.find((problem) => problem === verdict.reason) ?? "wrong");
  return true;
}

/** Our own rule, and what has been heard since. */
export function readKnownPhone(phone: string, isoCode: string): PhoneReading {
  const problem = refused.get(keyOf(phone, isoCode));
  if (problem) return { ok: false, problem };
  // Until the rules are there, the server's word has to do.
  return (
    rules?.readPhoneHere(phone, isoCode) ?? { ok: true, e164: phone, country: undefined, national: phone }
  );
}

const PROBLEMS = ["short", "long", "wrong"] as const satisfies readonly PhoneProblem[];

function keyOf(phone: string, isoCode: string): string {
  return `${isoCode} ${phone}`;
}
