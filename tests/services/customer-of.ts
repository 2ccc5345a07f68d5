import { createCaller } from "../../src/contracts/create-caller.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { developmentPassword } from "../support/sign-in.ts";
import { newIdentity, tokensOf } from "./identity-fixtures.ts";

type Options = NonNullable<Parameters<typeof newIdentity>[0]>;

/** Backends with our own identity provider, and a function that logs a customer in by number or e-mail address. */
export async function newHouse(database: Database, options: Options = {}) {
  const identity = await newIdentity({ database, ...options });
  const call = createCaller({
    addresses: {},
    embedded: (request) => identity.backends.app.fetch(request),
  });
  return {
    ...identity,
    call,
    async logIn(contact: string) {
      const browser = identity.newBrowser();
      const tokens = await tokensOf(identity, browser, contact);
      return {
        authorization: `Bearer ${tokens.access_token}`,
        readPassword: (target: string) => developmentPassword(browser, target),
      };
    },
  };
}

/** Returns the value of a call that must succeed. */
export async function answerOf<Value>(
  pending: Promise<{ ok: true; value: Value } | { ok: false; problem: { report: string } }>,
): Promise<Value> {
  const outcome = await pending;
  if (!outcome.ok) throw new Error(outcome.problem.report);
  return outcome.value;
}
