import { expect, test } from "vitest";
import { buildRequest } from "../../src/contracts/build-request.ts";
import { ALL_CALLS } from "../../src/contracts/calls/all-calls.ts";
import type { Call } from "../../src/contracts/define-call.ts";
import { HOSTS } from "../../src/contracts/hosts.ts";
import { lasting } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { visitorOf } from "../support/visitor.ts";
import { CUSTOMER_CALLS } from "./customer-calls.ts";

const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const site = testSite(() => identity.settings);
const TAKING_TOKENS = ALL_CALLS.filter(({ headers }) => headers?.authorization !== undefined);
const rowOf = ({ name }: Call) => CUSTOMER_CALLS[name] ?? {};
const OF_CUSTOMERS = TAKING_TOKENS.filter((call) => !rowOf(call).isForGuests);
/** Fields that an attacker would add to a request to impersonate another customer. */
const CLAIMS = {
  customerId: "victim",
  customer_id: "victim",
  userId: "victim",
  sub: "victim",
  owner: "victim",
};

async function send(call: Call, input: object, headers: Record<string, string>): Promise<Response> {
  const request = buildRequest(call, input, PUBLIC_URL + HOSTS[call.host].embeddedAt);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  const { pathname, search } = new URL(request.url);
  const body = request.method === "GET" ? null : await request.text();
  return site.fetch(pathname + search, { method: request.method, headers: request.headers, body });
}

const bearerOf = async (customer: string) => ({
  authorization: `Bearer ${await identity.tokenFor(customer)}`,
});

async function askAs(customer: string, name: string, input: object): Promise<unknown> {
  const call = ALL_CALLS.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call "${name}".`);
  return (await send(call, input, await bearerOf(customer))).json();
}

/** A GraphQL operation reports a refusal in its errors. */
async function isRefused(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  const body = Object(await response.json().catch(() => ({})));
  return (
    response.status === 200 && Array.isArray(body.errors) && !Object.values(body.data ?? {}).some(Boolean)
  );
}

test("every call that accepts a customer token is in the list of attacks", () => {
  expect(TAKING_TOKENS.map(({ name }) => name).filter((name) => !(name in CUSTOMER_CALLS))).toEqual([]);
  expect(TAKING_TOKENS.filter(({ isPersonal }) => !isPersonal)).toEqual([]);
});

test.each(OF_CUSTOMERS)("$name returns no data without a valid token", async (call) => {
  const { input = {} } = rowOf(call);
  const ended = await bearerOf("victim");
  identity.forgetAll();
  for (const headers of [
    {},
    { authorization: "Bearer nobody-has-this-token" },
    { authorization: "Basic dmljdGltOg==" },
    { cookie: "atrium-known=1; __Host-atrium-session=a-session-of-nobody" },
    ended,
  ]) {
    const response = await send(call, { ...input, ...CLAIMS }, headers as Record<string, string>);
    const text = await response.clone().text();
    expect([headers, response.status >= 400 || (await isRefused(response))]).toEqual([headers, true]);
    expect(text).not.toMatch(/name of victim|SQL|Error:|\/src\//);
  }
  expect(await isRefused(await send(call, input, {}))).toBe(true);
});

test.each(OF_CUSTOMERS)("$name does nothing for another site, even with a valid cookie", async (call) => {
  const { input = {} } = rowOf(call);
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  const cookie = [...visitor.cookies()].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const [name, value] of [
    ["origin", "https://evil.example"],
    ["origin", `${PUBLIC_URL}.evil.example`],
    ["origin", "null"],
    ["sec-fetch-site", "cross-site"],
  ] as const)
    expect(await isRefused(await send(call, input, { cookie, [name]: value }))).toBe(true);
  expect(await isRefused(await send(call, input, { cookie, origin: PUBLIC_URL }))).toBe(false);
});

test.each(OF_CUSTOMERS)(
  "$name answers only for the owner of the token, whatever else the request claims",
  async (call) => {
    const { input = {}, theirs, nobodys } = rowOf(call);
    const claimed = await send(call, { ...CLAIMS, ...input }, await bearerOf("attacker"));
    expect(await claimed.text()).not.toContain("The name of victim");
    if (!theirs || !nobodys) return;
    const stolen = await theirs((name, sent) => askAs("victim", name, sent), site.dataDirectory);
    const tried = await send(call, stolen, await bearerOf("attacker"));
    const nothing = await send(call, nobodys, await bearerOf("attacker"));
    expect([tried.status, await tried.text()]).toEqual([nothing.status, await nothing.text()]);
    expect(tried.status).toBeGreaterThanOrEqual(400);
  },
);
