import { type BrowserAnswer, browserCall } from "../../../contracts/browser/browser-call.ts";
import type { CallDescriptor } from "../../../contracts/browser/call-descriptor.ts";
import { askToLogIn } from "./ask-to-log-in.ts";

/** Makes a call as the customer. If the session has ended, it opens the login and returns afterwards (AU-02). */
export async function callAsCustomer<Input extends object, Answer>(
  call: CallDescriptor<Input, Answer>,
  input: Input,
): Promise<BrowserAnswer<Answer>> {
  const answer = await browserCall(call, input);
  if (!answer.ok && answer.problem.status === 401) askToLogIn();
  return answer;
}
