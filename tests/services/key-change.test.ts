import { expect, test } from "vitest";
import { createLead } from "../../src/contracts/calls/leads/create-lead.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { LeadReceipt } from "../../src/contracts/leads/lead-record.ts";
import { createSealer } from "../../src/platform/sealing.ts";
import { openSecrets } from "../../src/platform/secrets.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { loadConfig } from "../../src/services/config/config.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { newBackends } from "./fixture-backends.ts";

const [FIRST, SECOND, THIRD] = ["first", "second", "third"].map((name) => `${name}-${"x".repeat(32)}`);

async function leadOf({ app }: EmbeddedBackends, submission_id: string) {
  const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
  const outcome = await call(createLead, {
    name: "Asha Rao",
    phone: "98450 12345",
    iso_code: "IN",
    submission_id,
  });
  if (!outcome.ok) throw new Error(outcome.problem.report);
  const { customerLead, token, isRepeated } = LeadReceipt.parse(outcome.value);
  return { id: customerLead.id, customer: customerLead.id_customer, token, isRepeated };
}

eachEngine("a change of SECRET_KEY", ({ newDatabase }) => {
  test("keeps links and sessions valid while the former key is set, and the ids of customers always", async () => {
    const database = await newDatabase();
    const before = await leadOf(await newBackends({ database, secretKey: FIRST }), "one");
    const first = await openSecrets(database.db, { secretKey: FIRST });
    const sealed = createSealer(first, "tokens").seal("refresh token");

    const formerKeys = FIRST ? [FIRST] : [];
    const changed = await newBackends({ database, secretKey: SECOND, formerKeys });
    const after = await leadOf(changed, "two");
    expect(after.customer).toBe(before.customer);
    expect((await leadOf(changed, "one")).isRepeated).toBe(true);
    const both = await openSecrets(database.db, { secretKey: SECOND, formerKeys });
    expect(createSigner(both).read("lead", before.token)).toEqual({ text: before.id });
    expect(createSealer(both, "tokens").open(sealed)).toBe("refresh token");
    expect(createSealer(first, "tokens").open(createSealer(both, "tokens").seal("new"))).toBeUndefined();

    const alone = await newBackends({ database, secretKey: SECOND });
    expect((await leadOf(alone, "three")).customer).toBe(before.customer);
    const second = await openSecrets(database.db, { secretKey: SECOND });
    expect(createSigner(second).read("lead", before.token)).toBeUndefined();
    expect(createSealer(second, "tokens").open(sealed)).toBeUndefined();

    await expect(newBackends({ database, secretKey: THIRD })).rejects.toThrow(/Set SECRET_KEY_FORMER/);
  });

  test("from the key in the database to a setting keeps the ids of customers", async () => {
    const database = await newDatabase();
    const before = await leadOf(await newBackends({ database }), "one");
    const after = await leadOf(await newBackends({ database, secretKey: FIRST }), "two");
    expect(after.customer).toBe(before.customer);
  });
});

test("SECRET_KEY_FORMER is a list of keys, each as long as SECRET_KEY", () => {
  expect(loadConfig({ SECRET_KEY_FORMER: `${SECOND},${FIRST}` }).formerKeys).toEqual([SECOND, FIRST]);
  expect(() => loadConfig({ SECRET_KEY_FORMER: "short" })).toThrow(/SECRET_KEY_FORMER/);
});
