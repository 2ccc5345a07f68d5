import { buildRequest } from "../../contracts/build-request.ts";
import type { CallAnswer, CallInput } from "../../contracts/define-call.ts";
import type { StaffCall } from "../../contracts/staff/define-staff-call.ts";

/** A call that was refused. Refine and its hooks expect errors with a status. */
export class StaffError extends Error {
  readonly statusCode: number;
  /** Such as "changed" or "second-factor"; the application has a sentence for each. */
  readonly reason: string | undefined;
  readonly field: string | undefined;

  constructor(
    statusCode: number,
    message: string,
    { reason, field }: { reason?: string; field?: string } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.reason = reason;
    this.field = field;
  }
}

/** Makes a call as the member who is logged in. The cookie of the session proves who that is. */
export async function callStaff<Called extends StaffCall>(
  call: Called,
  input: CallInput<Called>,
  signal?: AbortSignal,
): Promise<CallAnswer<Called>> {
  return answerOf(call, await send(buildRequest(call, input, location.origin), signal));
}

export async function answerOf<Called extends StaffCall>(
  call: Called,
  response: Response,
): Promise<CallAnswer<Called>> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(response.status, body);
  const parsed = call.answer.safeParse(body);
  if (!parsed.success)
    throw new StaffError(response.status, "The answer is not as agreed.", { reason: "answer" });
  return parsed.data as CallAnswer<Called>;
}

export async function send(request: Request, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(request, { credentials: "same-origin", signal });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new StaffError(0, "The site does not answer.", { reason: "offline" });
  }
}

function refusal(status: number, body: unknown): StaffError {
  const { error, reason, field } = (body ?? {}) as { error?: string; reason?: string; field?: string };
  return new StaffError(status, error ?? `The site answered ${status}.`, { reason, field });
}
