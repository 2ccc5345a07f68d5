import { expect, test } from "vitest";
import { profileData } from "../../src/services/customers/personal-data.ts";
import {
  addressesOf,
  chooseDefault,
  dropAddress,
  storeAddress,
} from "../../src/services/profile/address-store.ts";
import { changeRecord, findRecord, listChanges } from "../../src/services/profile/record-store.ts";
import { eachEngine } from "./each-engine.ts";

const ADDRESS = { country: "SG", label: "", fields: { street: "1 Bay Road" }, isDefault: false } as const;

eachEngine("the stored settings and addresses of a customer", ({ newDatabase }) => {
  test("PP-01 flags that were never set stay unset, and each change is recorded once", async () => {
    const { db } = await newDatabase();
    expect(await findRecord(db, "a")).toBeUndefined();
    await changeRecord(db, "a", { language: "ar" });
    expect((await findRecord(db, "a"))?.privacy).toEqual({
      email: null,
      sms: null,
      whatsapp: null,
      is_black: null,
    });
    const privacy = { email: true, sms: false, whatsapp: true, is_black: false };
    await changeRecord(db, "a", { privacy, frequency: "weekly" });
    await changeRecord(db, "a", { privacy, frequency: "weekly" });
    expect(await findRecord(db, "a")).toEqual({ language: "ar", frequency: "weekly", privacy });
    const changes = (await listChanges(db, "a")).map(({ of, to }) => `${of} ${to}`);
    expect(changes.toSorted()).toEqual(["frequency weekly", "sms false", "whatsapp true"]);
    expect(await listChanges(db, "b")).toEqual([]);
  });

  test("there is always one default address if there is any, and no customer can change another's", async () => {
    const { db } = await newDatabase();
    const first = await storeAddress(db, "a", ADDRESS, 2);
    const second = await storeAddress(db, "a", { ...ADDRESS, label: "second" }, 2);
    expect(await storeAddress(db, "a", ADDRESS, 2)).toBe("full");
    if (typeof first === "string" || typeof second === "string") throw new Error("Both should be there");
    expect([first.isDefault, second.isDefault]).toEqual([true, false]);
    expect(await storeAddress(db, "b", { ...ADDRESS, id: first.id }, 2)).toBe("none");
    expect(await chooseDefault(db, "b", second.id)).toBeUndefined();
    expect(await dropAddress(db, "b", first.id)).toBe(false);
    await chooseDefault(db, "a", second.id);
    expect((await addressesOf(db, "a")).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ["second", true],
      ["", false],
    ]);
    await dropAddress(db, "a", second.id);
    expect(await addressesOf(db, "a")).toMatchObject([{ id: first.id, isDefault: true }]);
  });

  test("all data is exported, and erased with the account", async () => {
    const { db } = await newDatabase();
    for (const id of ["a", "b"]) {
      await changeRecord(db, id, { privacy: { whatsapp: true } });
      await storeAddress(db, id, ADDRESS, 9);
    }
    const personalData = profileData(db);
    const collected = async (id: string) => Promise.all(personalData.map(({ collect }) => collect(id)));
    expect(JSON.stringify(await collected("a"))).toContain("1 Bay Road");
    for (const { erase } of personalData) await erase("a");
    expect(await collected("a")).toEqual([null, [], []]);
    expect(JSON.stringify(await collected("b"))).toContain("1 Bay Road");
  });
});
