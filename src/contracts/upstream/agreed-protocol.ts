import { z } from "zod";
import type { Agreement } from "../agreement.ts";
import { buildRequest } from "../build-request.ts";
import type { Call } from "../define-call.ts";
import { reportMessage } from "../error-reports.ts";
import { type Received, readOperation } from "../graphql/read-operation.ts";
import { failed, type Outcome } from "../outcome.ts";
import { parseBody, readAnswer } from "../read-answer.ts";
import type { UpstreamResponse } from "./fetch-upstream.ts";

const Fields = z.record(z.string(), z.unknown()).catch({});

/** The request for a call in the agreed form: without our own fields and arguments. */
export function agreedRequest(call: Call, input: unknown, address: string): Request {
  const { agreed } = call;
  if (!agreed) return buildRequest(call, input, address);
  const document = call.document === undefined ? {} : { document: agreed.document ?? call.document };
  return buildRequest({ ...call, ...document }, agreedInput(Fields.parse(input), agreed), address);
}

/**
 * Our own response if the upstream sends all of it, for example another instance of this site; otherwise the agreed
 * response, completed.
 */
export function readAgreed(
  call: Call,
  input: unknown,
  arrived: UpstreamResponse,
  cleanHtml: ((html: string) => string) | undefined,
): Outcome<unknown> {
  const { agreed, answer } = call;
  const received = parseBody(arrived);
  const told = call.document ? readOperation(call.name, received) : received;
  if (agreed?.isMissingWhenNull && isNull(told))
    return failed(404, "Not Found", reportMessage(call.service ?? call.host, 404));
  const readBody = (body: unknown) => {
    const whole = answer.safeParse(body);
    return whole.success || !agreed ? whole : agreed.read(body, Fields.parse(input));
  };
  return readAnswer(call, received, { cleanHtml, readBody });
}

function isNull({ status, body }: Received): boolean {
  return status === 200 && body === null;
}

function agreedInput(input: Record<string, unknown>, { without = [], ask }: Agreement<unknown>) {
  const asked = Object.entries(ask ? ask(input) : input);
  return Object.fromEntries(asked.filter(([field]) => !without.includes(field)));
}
