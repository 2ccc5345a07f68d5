import type { z } from "zod";
import type { Call } from "../../contracts/define-call.ts";
import { Refusal } from "../http/refusal.ts";
import { parseInput } from "../http/refuse-input.ts";
import type { UserInfo } from "../login/identity.ts";

export interface Requester {
  who: UserInfo;
  token: string;
  address: string | undefined;
}

export interface HubOperation {
  name: string;
  answer(variables: Record<string, unknown>, asker: Requester): Promise<object | Refusal>;
}

export function operation<Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  answer: (input: z.output<Input>, asker: Requester) => Promise<(z.input<Answer> & object) | Refusal>,
): HubOperation {
  return {
    name: call.name,
    async answer(variables, asker) {
      const parsed = parseInput(call.input, variables);
      return parsed instanceof Refusal ? parsed : answer(parsed.input, asker);
    },
  };
}
