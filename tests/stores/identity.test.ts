import { expect, test } from "vitest";
import { createAccounts } from "../../src/services/identity/accounts.ts";
import { identityKeys } from "../../src/services/identity/provider/open-provider.ts";
import { recordAdapter } from "../../src/services/identity/provider/record-adapter.ts";
import { begin, newIdentity } from "../services/identity-fixtures.ts";
import { askForPassword } from "../support/sign-in.ts";
import { eachEngine } from "./each-engine.ts";

const reused = () => new Error("used already");

eachEngine("records of the identity provider", ({ engine, newDatabase, newMigratedOptions, open }) => {
  test("is found by its id and its uid, and its id cannot be read from the table", async () => {
    const database = await newDatabase();
    const adapter = recordAdapter(database, reused);
    const [sessions, tokens] = [adapter("Session"), adapter("RefreshToken")];
    await sessions.upsert("cookie", { uid: "u1", accountId: "a" }, 60);
    await sessions.upsert("cookie", { uid: "u1", accountId: "b" }, 60);
    await tokens.upsert("secret-token", { jti: "secret-token", grantId: "g" }, 60);
    expect(await sessions.find("cookie")).toMatchObject({ accountId: "b" });
    expect(await sessions.findByUid("u1")).toMatchObject({ accountId: "b" });
    expect(await tokens.findByUid("u1")).toBeUndefined();
    expect(await tokens.find("cookie")).toBeUndefined();
    expect(await tokens.find("secret-token")).toEqual({ jti: "secret-token", grantId: "g" });
    const rows = await database.db.selectFrom("oidc_records").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("secret-token");
  });

  test("is consumed once, and ends with its grant or its expiry", async () => {
    const tokens = recordAdapter(await newDatabase(), reused)("RefreshToken");
    await tokens.upsert("one", { grantId: "g" }, 60);
    await tokens.upsert("two", { grantId: "g" }, 60);
    await tokens.upsert("other", { grantId: "h" }, 60);
    await tokens.upsert("over", { grantId: "h" }, -1);
    const both = await Promise.allSettled([tokens.consume("one"), tokens.consume("one")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await tokens.find("one")).toMatchObject({ consumed: expect.any(Number) });
    expect(await tokens.find("over")).toBeUndefined();
    await tokens.revokeByGrantId("g");
    expect(await tokens.find("two")).toBeUndefined();
    await tokens.destroy("other");
    expect(await tokens.find("other")).toBeUndefined();
  });

  test("expired records are not found, and later writes remove them after a day", async () => {
    const database = await newDatabase();
    const adapt = () => recordAdapter(database, reused)("Session");
    await adapt().upsert("over", {}, -25 * 3600);
    await adapt().upsert("just over", {}, -1);
    await adapt().upsert("new", {}, 60);
    expect(await adapt().find("just over")).toBeUndefined();
    expect(await database.db.selectFrom("oidc_records").select("id").execute()).toHaveLength(2);
  });

  test("the keys are created once for any number of requests", async () => {
    const { db } = await newDatabase();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => identityKeys(db)));
    for (const keys of others) expect(keys).toEqual(first);
  });

  test.runIf(engine === "postgres")("two processes that share a database share its keys", async () => {
    const databaseOptions = await newMigratedOptions();
    const [one, other] = [await open(databaseOptions), await open(databaseOptions)];
    expect(await identityKeys(one.db)).toEqual(await identityKeys(other.db));
  });

  test("a customer is created once by proof, and takes over no data of another", async () => {
    const accounts = createAccounts(await newDatabase());
    const phone = { channel: "phone", target: "+919845012345" } as const;
    const made = await Promise.all([1, 2, 3].map(() => accounts.ofProven(phone, "in")));
    const [asha] = made;
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const bala = await accounts.ofProven({ channel: "email", target: "bala@example.com" }, "sg");
    const mailbox = { channel: "email", target: "bala@example.com" } as const;
    expect(await accounts.changeContact(asha?.id ?? "", mailbox)).toBe("taken");
    expect(await accounts.changeContact(bala.id, { channel: "phone", target: "+6591234567" })).toBe(
      "changed",
    );
    await accounts.rename(bala.id, "Bala");
    expect(await accounts.findByContact(mailbox)).toMatchObject({ name: "Bala", phone: "+6591234567" });
    expect(await accounts.find("nobody")).toBeUndefined();
  });

  test("when several customers verify the same number concurrently, one gets it and the others are refused", async () => {
    const accounts = createAccounts(await newDatabase());
    const customers = await Promise.all(
      [1, 2, 3].map((index) =>
        accounts.ofProven({ channel: "email", target: `guest${index}@example.com` }, "in"),
      ),
    );
    for (let round = 10; round < 20; round += 1) {
      const phone = { channel: "phone", target: `+9198450123${round}` } as const;
      // A new customer logs in with the number at the same time.
      const [loggedIn, ...outcomes] = await Promise.all([
        accounts.ofProven(phone, "in"),
        ...customers.map(({ id }) => accounts.changeContact(id, phone)),
      ]);
      const isOld = customers.some(({ id }) => id === loggedIn.id);
      expect(outcomes.toSorted()).toEqual([isOld ? "changed" : "taken", "taken", "taken"]);
      expect((await accounts.findByContact(phone))?.id).toBe(loggedIn.id);
    }
  });

  test("limits hold when two processes get many concurrent requests for one mailbox", async () => {
    const databaseOptions = await newMigratedOptions();
    const first = await open(databaseOptions);
    // Only PostgreSQL lets a second process share a database.
    const databases = engine === "postgres" ? [first, await open(databaseOptions)] : [first];
    const passwordLimits = { perTarget: 3, perAddress: 5, inAll: 100 };
    const processes = await Promise.all(
      databases.map((database) => newIdentity({ passwordLimits, database })),
    );
    const askAtOnce = async (contact: (index: number) => string, address: (index: number) => string) => {
      const forms = await Promise.all(
        Array.from({ length: 16 }, async (_, index) => {
          const identity = processes[index % processes.length] ?? raise();
          const browser = identity.newBrowser(address(index));
          const page = await browser.open((await begin(identity.site)).url);
          return () => askForPassword(browser, page, contact(index));
        }),
      );
      return (await Promise.all(forms.map((send) => send()))).map(({ status }) => status);
    };
    const sent = async (like: string) =>
      (await first.db.selectFrom("one_time_passwords").select("id").where("target", "like", like).execute())
        .length;

    const toOneMailbox = await askAtOnce(
      (index) => `asha+${index}@example.com`,
      () => "192.0.2.1",
    );
    expect(toOneMailbox.filter((status) => status === 200)).toHaveLength(3);
    expect(toOneMailbox.filter((status) => status === 429)).toHaveLength(13);
    expect(await sent("asha%")).toBe(3);

    const fromOneNetwork = await askAtOnce(
      (index) => `guest${index}@example.com`,
      () => "192.0.2.2",
    );
    expect(fromOneNetwork.filter((status) => status === 200)).toHaveLength(5);
    expect(await sent("guest%")).toBe(5);
  });
});

function raise(): never {
  throw new Error("There is no process.");
}
