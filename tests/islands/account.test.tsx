import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { getCustomerDescriptor } from "../../src/contracts/calls/customer/get-customer-descriptor.ts";
import { editionOf } from "../../src/editions/edition.ts";
import { askToLogIn } from "../../src/web/frame/account/ask-to-log-in.ts";
import { showAccount } from "../../src/web/frame/account/attach-visitor.ts";
import { callAsCustomer } from "../../src/web/frame/account/call-as-customer.ts";
import { hasLoginHint } from "../../src/web/frame/account/login-hint.ts";
import { hydrateState } from "../../src/web/frame/state/carry-state.ts";
import { createState } from "../../src/web/frame/state/create-state.ts";
import { PATIENT } from "../support/patient.ts";

const WORDS = { named: "Logged in as {name}", unnamed: "Logged in" };
const GUEST = { ...createState({ edition: editionOf("in"), siteName: "" }).getState() };
const told: unknown[] = [];
const led: string[] = [];

function setCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server or the app sets it
  document.cookie = `${line}; Path=/`;
}

const forgotten = () => vi.waitFor(() => expect(hasLoginHint()).toBe(false), PATIENT);

beforeEach(() => {
  told.length = 0;
  led.length = 0;
  setCookie("atrium-known=1");
  vi.stubGlobal("ReactNativeWebView", { postMessage: (text: string) => told.push(JSON.parse(text)) });
  vi.spyOn(location, "assign").mockImplementation((to) => void led.push(String(to)));
  vi.spyOn(location, "reload").mockImplementation(() => void led.push("again"));
  document.body.innerHTML = `<script type="application/json" id="atrium-state">${JSON.stringify(GUEST)}</script>
    <a href="/in/profile" aria-label="Log in" data-account='${JSON.stringify(WORDS)}'><svg></svg></a>`;
  hydrateState().setState("mode", "web");
  onTestFinished(() => void vi.unstubAllGlobals());
});

function answer(status: number, body: unknown) {
  const asked = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("GS-08 the logged-in customer is in the state and in the header after one call", async () => {
  const asked = answer(200, { name: "asha rao", customerId: "c-1" });
  const state = createState({ edition: editionOf("in"), siteName: "" });
  await showAccount(state);
  expect(state.getState().customer).toMatchObject({ isLoggedIn: true, info: { customerId: "c-1" } });
  const sign = document.querySelector("[data-account]");
  expect([sign?.getAttribute("aria-label"), sign?.textContent]).toEqual(["Logged in as asha rao", "A"]);
  expect(asked).toHaveBeenCalledOnce();
});

test("a customer without a name is also logged in, and a name is never treated as markup", async () => {
  answer(200, { name: " ", customerId: "c-1" });
  await showAccount(createState({ edition: editionOf("in"), siteName: "" }));
  const sign = document.querySelector("[data-account]");
  expect(sign?.getAttribute("aria-label")).toBe("Logged in");
  expect(sign?.querySelector("svg")).not.toBeNull();
  answer(200, { name: "<b>$&</b>", customerId: "c-1" });
  await showAccount(createState({ edition: editionOf("in"), siteName: "" }));
  expect(sign?.querySelector("b")).toBeNull();
  expect(sign?.getAttribute("aria-label")).toBe("Logged in as <b>$&</b>");
});

test("AU-02 when the provider has no session, the header shows it and the current page stays open", async () => {
  answer(401, { error: "nobody" });
  const state = createState({ edition: editionOf("in"), siteName: "" });
  await showAccount(state);
  expect(state.getState().customer.isLoggedIn).toBe(false);
  await forgotten();
  expect(led).toEqual([]);
});

test("an unavailable provider does not log the customer out", async () => {
  answer(503, { error: "later" });
  await showAccount(createState({ edition: editionOf("in"), siteName: "" }));
  expect(hasLoginHint()).toBe(true);
});

test("AU-02 a customer call without a session leads to the login, with the path to return to", async () => {
  answer(401, { error: "nobody" });
  history.replaceState(null, "", "/in/profile?tab=2");
  expect((await callAsCustomer(getCustomerDescriptor, {})).ok).toBe(false);
  expect(led).toEqual(["/bumblebee/login?redirectPath=%2Fin%2Fprofile%3Ftab%3D2"]);
});

test("AU-02 a call that fails for another reason does not lead to the login", async () => {
  answer(503, { error: "later" });
  await callAsCustomer(getCustomerDescriptor, {});
  expect(led).toEqual([]);
});

test("SH-07 SH-09 RL-05 in the app the page sends a login message, and reloads when the app has a token", async () => {
  hydrateState().setState("mode", "shell");
  history.replaceState(null, "", "/in/looks");
  askToLogIn();
  await forgotten();
  expect([told, led]).toEqual([[{ actionType: "LOGIN" }], []]);
  setCookie("atrium-known=1");
  await vi.waitFor(() => expect(led).toEqual(["again"]), PATIENT);
  askToLogIn("/in/profile");
  await forgotten();
  setCookie("atrium-known=1");
  await vi.waitFor(() => expect(led).toEqual(["again", "/in/profile"]), PATIENT);
});
