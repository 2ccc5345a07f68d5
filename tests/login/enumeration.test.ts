import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { newSqliteDatabase } from "../services/fixture-backends.ts";
import { begin, newIdentity, tokensOf } from "../services/identity-fixtures.ts";
import { askForPassword, tokenOf } from "../support/sign-in.ts";

/** Records the kind of every statement that the database receives. */
function watching(asked: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

test("the database work does not reveal whether an account exists", async () => {
  const asked: string[] = [];
  const database = await newSqliteDatabase();
  const identity = await newIdentity({
    database: { ...database, db: database.db.withPlugin(watching(asked)) },
  });
  await tokensOf(identity, identity.newBrowser(), "known@example.com");

  async function workFor(contact: string) {
    const browser = identity.newBrowser();
    const first = await browser.open((await begin(identity.site)).url);
    asked.length = 0;
    const second = await askForPassword(browser, first, contact);
    const asking = [...asked];
    asked.length = 0;
    await browser.send(second.url.pathname, { token: tokenOf(second), password: "12345" });
    return { asking, guessing: [...asked] };
  }

  const known = await workFor("known@example.com");
  expect(known.asking.length).toBeGreaterThan(0);
  expect(await workFor("stranger@example.com")).toEqual(known);
});
