import { afterEach, expect, test, vi } from "vitest";
import { editionOf } from "../../src/editions/edition.ts";
import { showAccount } from "../../src/web/frame/account/attach-visitor.ts";
import { createState } from "../../src/web/frame/state/create-state.ts";

afterEach(() => vi.unstubAllGlobals());

const INFO = { name: "Asha Rao", customerId: "c1", authList: [{ valid: true, deleted: false }] };

async function known(answer: () => Response) {
  vi.stubGlobal("fetch", async () => answer());
  vi.stubGlobal("reportError", () => {});
  const store = createState({ edition: editionOf("in"), siteName: "", mode: "web" });
  await showAccount(store);
  return store.getState().customer;
}

test("GS-08 CH-03 the customer in the store comes from the customer call", async () => {
  expect(await known(() => Response.json(INFO))).toEqual({
    isLoggedIn: true,
    info: INFO,
    inValidUser: false,
  });
});

test("CH-03 a customer whom the provider no longer has, or without a valid login, is an invalid user", async () => {
  const gone = await known(() => Response.json({ error: "who?" }, { status: 401 }));
  expect(gone).toEqual({ isLoggedIn: false, info: null, inValidUser: true });
  const deleted = { ...INFO, authList: [{ valid: true, deleted: true }] };
  expect((await known(() => Response.json(deleted))).inValidUser).toBe(true);
});

test("CH-07 a failing call does not mark the customer as invalid", async () => {
  const nobody = { isLoggedIn: false, info: null, inValidUser: false };
  expect(await known(() => new Response("", { status: 503 }))).toEqual(nobody);
});
