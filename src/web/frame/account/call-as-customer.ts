import { type BrowserAnswer, browserCall } from "../../../contracts/browser/browser-call.ts";
import type { CallDescriptor } from "../../../contracts/browser/call-descriptor.ts";
import { askToLogIn } from "./ask-to-log-in.ts";

/**
 * What a customer asks for. Where the site takes them for logged in and the provider does not, they are led to the login and
 * come back to where they are (AU-02); whoever asked is answered all the same.
 */
export async function callAsCustomer<Input extends object, Answer>(
  call: CallDescriptor<Input, Answer>,
  input: Input,
): Promise<BrowserAnswer<Answer>> {
  const answer = await browserCall(call, input);
  if (!answer.ok && answer.problem.status === 401) askToLogIn();
  return answer;
}
