import type { PhoneProblem, PhoneReading } from "../../../../contracts/leads/phone.ts";
import { askPhone } from "../../serviceability/validate-phone.ts";
import { readPhoneHere } from "../engine/read-phone-here.ts";

/** What the validation has said of numbers that our own rule takes, for this page. */
const refused = new Map<string, PhoneProblem>();
const asked = new Set<string>();

/**
 * Asks whether a number that looks right can be called, once. True where it cannot, which is news. A call that fails says
 * nothing about the number: our own rule stands, and no lead is lost for it.
 */
export async function isRefused(phone: string, isoCode: string): Promise<boolean> {
  const key = keyOf(phone, isoCode);
  if (asked.has(key) || !navigator.onLine || !readPhoneHere(phone, isoCode).ok) return false;
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
  return problem ? { ok: false, problem } : readPhoneHere(phone, isoCode);
}

const PROBLEMS = ["short", "long", "wrong"] as const satisfies readonly PhoneProblem[];

function keyOf(phone: string, isoCode: string): string {
  return `${isoCode} ${phone}`;
}
