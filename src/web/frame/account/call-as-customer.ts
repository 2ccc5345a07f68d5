import { type BrowserAnswer, browserCall } from "../../../contracts/browser/browser-call.ts";
import type { CallDescriptor } from "../../../contracts/browser/call-descriptor.ts";
import { askToLogIn } from "./ask-to-log-in.ts";

/** A call in the customer's name. Where the login has ended, leads to the login and back (AU-02). */
export async function callAsCustomer<Input extends object, Answer>(
  call: CallDescriptor<Input, Answer>,
  input: Input,
): Promise<BrowserAnswer<Answer>> {
  const answer = await browserCall(call, input);
  if (!answer.ok && answer.problem.status === 401) askToLogIn();
  return answer;
}
