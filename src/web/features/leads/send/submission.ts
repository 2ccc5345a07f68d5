import type { SentLead } from "../../../../contracts/leads/lead-payload.ts";
import { readStoredJson, store } from "../../../frame/state/browser-storage.ts";

const SUBMISSION_KEY = "lead-submission";

interface Submission {
  id: string;
  attempt: number;
}

/**
 * Sending the same content again, also after a reload, is the same submission and so one lead. Changed content is a
 * new submission.
 */
export function nextSubmission(content: string): Submission {
  const kept = readStoredJson("visit", SUBMISSION_KEY);
  const last = isSubmission(kept) ? kept : undefined;
  const isSame = last?.content === content;
  const next = { id: isSame ? last.id : newSubmissionId(), attempt: (last?.attempt ?? 0) + 1 };
  store("visit", SUBMISSION_KEY, { ...next, content });
  return next;
}

export function clearSubmission(): void {
  store("visit", SUBMISSION_KEY, null);
}

function isSubmission(kept: unknown): kept is Submission & { content: string } {
  if (typeof kept !== "object" || kept === null) return false;
  const [id, attempt, content] = ["id", "attempt", "content"].map((name): unknown => Reflect.get(kept, name));
  return typeof id === "string" && typeof attempt === "number" && typeof content === "string";
}

export type LeadBody = SentLead & { submission_id: string; iso_code: string };

interface LeadParts {
  /** The form's own fields override the attribution. */
  form: SentLead & { iso_code: string };
  /** See attribution/. */
  attribution: Partial<SentLead>;
  submissionId: string;
  attempt: number;
  customerId?: string | undefined;
}

export function leadBody({ form, attribution, submissionId, attempt, customerId }: LeadParts): LeadBody {
  return {
    ...attribution,
    ...form,
    // A booked visit needs no phone call first.
    ...(form.ec_name && { direct_to_ec_pilot: true }),
    ...(customerId && { customerId }),
    referral_page: (form.referral_page || attribution.referral_page)?.split(/[?#]/)[0],
    attempt,
    submission_id: submissionId,
  };
}

/**
 * Creates an id for a submission. Browsers lack randomUUID on pages without TLS, for example in development on
 * another device.
 */
export function newSubmissionId(source: Crypto = crypto): string {
  if (typeof source.randomUUID === "function") return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
