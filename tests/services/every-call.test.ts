import { expect, test } from "vitest";
import { ALL_CALLS } from "../../src/contracts/calls/all-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { signWebhook } from "../../src/services/leads/crm/sign-webhook.ts";
import { developmentPassword, LOCAL_URL } from "../support/customer.ts";
import { loadSampleProject } from "../support/customer-data.ts";
import { localSite } from "../support/local-site.ts";
import { answerOf } from "./customer-of.ts";
import type { SampleCustomer } from "./customer-samples.ts";
import { siteClient, tokensOf } from "./identity-fixtures.ts";
import { SECRET } from "./lead-of.ts";
import { sampleInput } from "./sample-inputs.ts";

const CRM_SECRET = "a-secret-of-both-sides";
const site = localSite(() => ({
  SECRET_KEY: SECRET,
  CRM_WEBHOOK_URL: "http://127.0.0.1:9",
  CRM_WEBHOOK_SECRET: CRM_SECRET,
  // Sets the visitor's country, because a test has no IP address.
  GEO_COUNTRY_HEADER: "cf-ipcountry",
}));

/** The caller of the site without external hosts: a call that the site does not serve answers 404. */
const call = createCaller({
  addresses: {},
  embedded: async (request) => site.fetch(pathOf(request.url), await signed(request), LOCAL_URL),
  fetch: () => Promise.reject(new Error("No call leaves the process.")),
});

test.each(ALL_CALLS.map((contract) => [contract.name, contract] as const))(
  "AP-06 the embedded call %s answers in the shape of its contract, without a socket",
  async (_, contract) => {
    const outcome = await call(contract, await sampleInput(contract, { call, publicUrl: LOCAL_URL, logIn }));
    const headers = "tells" in contract ? contract.tells : undefined;
    const told = headers && { told: Object.fromEntries(headers.map(asAnything)) };
    expect(outcome).toEqual({ ok: true, value: expect.anything(), ...told });
  },
);

function asAnything(header: string): [string, unknown] {
  return [header, expect.any(String)];
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Logs a customer in at our own provider, and returns what a client with their token can do. */
async function logIn(contact: string): Promise<SampleCustomer> {
  const browser = site.guest();
  const client = await siteClient(
    (url, init) => site.fetch(pathOf(url), init, LOCAL_URL),
    createSigner(SECRET),
    LOCAL_URL,
  );
  const tokens = await tokensOf({ site: client }, browser, contact);
  const authorization = `Bearer ${tokens.access_token}`;
  return {
    authorization,
    contact,
    readPassword: (target) => developmentPassword(browser, target),
    loadProject: () => loadSampleProject(site.dataDirectory, contact),
    ask(name, input) {
      const contract = ALL_CALLS.find((one) => one.name === name);
      if (!contract) throw new Error(`There is no call "${name}".`);
      return answerOf(call(contract, { ...input, authorization }));
    },
  };
}

/** Signs the request as the CRM does; other calls ignore the signature. */
async function signed(request: Request): Promise<RequestInit> {
  const { method, headers } = request;
  headers.set("cf-ipcountry", "SG");
  if (method === "GET") return { method, headers };
  const body = await request.text();
  const timestamp = String(Math.floor(Date.now() / 1000));
  headers.set("x-atrium-timestamp", timestamp);
  headers.set("x-atrium-signature", signWebhook(CRM_SECRET, timestamp, body));
  return { method, headers, body };
}
