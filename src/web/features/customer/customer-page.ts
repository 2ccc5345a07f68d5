import { getDeletion } from "../../../contracts/calls/customer/my-deletion.ts";
import { optionalOwn, page } from "../../frame/page.ts";

type PageInput = Parameters<Parameters<typeof page>[0]>[0];

/** When the account will be erased, where its owner has asked for that. */
export interface Leaving {
  leaving?: { eraseAt: string } | undefined;
}

/** A page of the account: every one of them says that the account is about to be erased. */
export function customerPage<Data extends object>(load: (input: PageInput) => Promise<Data>) {
  return page(async (input): Promise<Data & Leaving> => {
    const { call, session } = input;
    const [data, deletion] = await Promise.all([
      load(input),
      session
        ? optionalOwn(call(getDeletion, { authorization: session.authorization }), undefined)
        : undefined,
    ]);
    return { ...data, ...(deletion?.asked && { leaving: { eraseAt: deletion.asked.eraseAt } }) };
  });
}
