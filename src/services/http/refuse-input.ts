import type { z } from "zod";
import { inputReason } from "../../contracts/input-reason.ts";
import { Refusal } from "./refusal.ts";

export function parseInput<Input extends z.ZodType>(
  schema: Input,
  sent: unknown,
  refuse: (error: z.ZodError) => Refusal = refuseInput,
): { input: z.output<Input> } | Refusal {
  const parsed = schema.safeParse(sent, { error: inputReason, reportInput: true });
  return parsed.success ? { input: parsed.data } : refuse(parsed.error);
}

export function refuseUnauthenticated(): Refusal {
  return new Refusal(401, "Log in, and send the access token as a bearer token.");
}

function refuseInput(error: z.ZodError): Refusal {
  const [issue] = error.issues;
  // A malformed token is refused and not repeated in the response, because it may be a real one with a typing error.
  if (issue?.path[0] === "authorization") return refuseUnauthenticated();
  const field = issue?.path.join(".") ?? "";
  const reason = issue?.message ?? "is not as agreed";
  const sentence = `The parameter ${field} is not right: it ${CODES[reason] ?? reason}, and ${given(issue?.input)}.`;
  return new Refusal(400, sentence, { field, reason });
}

/** Forms handle these codes themselves, to show messages in the reader's language. */
const CODES: Partial<Record<string, string>> = {
  missing: "must not be missing",
  short: "is too short",
  long: "is too long",
  wrong: "is not what it should be",
};

/** Enough to recognise the mistake. */
const MAX_REPEATED = 60;

function given(value: unknown): string {
  if (value === undefined) return "nothing was given";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MAX_REPEATED ? `${text.slice(0, MAX_REPEATED)}… was given` : `${text} was given`;
}
