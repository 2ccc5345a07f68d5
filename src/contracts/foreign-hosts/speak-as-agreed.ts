import { z } from "zod";
import type { Agreement } from "../agreement.ts";
import { buildRequest } from "../build-request.ts";
import type { Call } from "../define-call.ts";
import { reportMessage } from "../error-reports.ts";
import { type Received, readOperation } from "../graphql/read-operation.ts";
import { failed, type Outcome } from "../outcome.ts";
import { parseBody, readAnswer } from "../read-answer.ts";
import type { Arrived } from "./ask-host.ts";

const Fields = z.record(z.string(), z.unknown()).catch({});

/** A call as the host of someone else knows it: without the fields and the arguments that only we have. */
export function agreedRequest(call: Call, input: unknown, address: string): Request {
  const { agreed } = call;
  if (!agreed) return buildRequest(call, input, address);
  const document = call.document === undefined ? {} : { document: agreed.document ?? call.document };
  return buildRequest({ ...call, ...document }, askedAsAgreed(Fields.parse(input), agreed), address);
}

/** Our own answer where the host gives all of it, as another of our kind does; else what was agreed, completed. */
export function readAgreed(
  call: Call,
  input: unknown,
  arrived: Arrived,
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

function askedAsAgreed(input: Record<string, unknown>, { without = [], ask }: Agreement<unknown>) {
  const asked = Object.entries(ask ? ask(input) : input);
  return Object.fromEntries(asked.filter(([field]) => !without.includes(field)));
}
