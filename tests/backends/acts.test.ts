import { expect, test, vi } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { agreedHostsServer } from "../support/agreed-hosts/agreed-hosts-server.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { PATIENT } from "../support/patient.ts";
import { formPost, REFERRAL } from "../support/send-lead.ts";

const hosts = agreedHostsServer();
const site = testSite(() => hosts.settings());
const straight = testSite(() => ({ ...hosts.settings(), LEADS_VIA: "host" }));

const KAVYA = { name: "Kavya Menon", phone: "98450 12345", dialCode: "+91", pincode: "560102", kind: "full" };
const REFILL = "/in/interiors/lead-refill?q=their-link";
const TICKET = { form: "ticket", ticket_type: "other issue", description: "A drawer squeaks." };

/** An action of a visitor or a program, with its expected result and the call that the host must receive. */
interface Act {
  path: string;
  init?: RequestInit;
  /** The call that the host must have accepted. */
  tells?: string;
  /** The text that the response must contain. */
  shows?: string;
}

const LEADS: Record<string, Act> = {
  "a lead of the form without a script": { path: "/in/talk", init: formPost(KAVYA), tells: "K46" },
  "a lead of a browser": {
    path: "/bumblebee/v1/api/leads",
    init: jsonPost({ name: "Asha Rao", phone: "9845012345", iso_code: "IN", submission_id: "one" }),
    tells: "K46",
  },
};

/** Requests that a script sends while a form is filled in; our own hosts receive the same ones. */
const WHERE = "country=IN&language=en&session=one";
const FORM_ACTS: Record<string, Act> = {
  "a post code": { path: "/api/launchpad/v1/user-pincode-mappings?country=IN&pincode=560102", tells: "K63" },
  "what is offered there": { path: "/api/graphql", init: jsonPost(serviceability()), shows: "interiorsBU" },
  "a building that is typed": {
    path: `/api/web-backend/v3/places/autocomplete?query=cedar&${WHERE}`,
    tells: "K64",
  },
  "a building that is chosen": { path: `/api/web-backend/v2/places?query=cedar&${WHERE}`, tells: "K65" },
  "a number": { path: "/api/web-backend/v1/phone/validate?phone=9845012345&country=IN", tells: "K66" },
  "a waiting list": { path: "/api/web-backend/v1/waiting-list/count?country=IN&pincode=800001" },
  "the rates of a calculator": { path: "/api/content/document/es/search/calculator-rates/slug/rates-in" },
};

const ACTS: Record<string, Act> = {
  ...LEADS,
  ...FORM_ACTS,
  "a referral": { path: "/in/interiors/refer-a-friend", init: formPost(REFERRAL), tells: "K50" },
  "the link of a refill": { path: REFILL, tells: "K47" },
  "what a refill asked for": {
    path: REFILL,
    init: formPost({ form: "details", pincode: "560034" }),
    tells: "K48",
    shows: "Thank you. We’ve received it.",
  },
  "a new link": { path: REFILL, init: formPost({ form: "link", contact: "asha@example.com" }) },
  "a ticket": { path: REFILL, init: formPost(TICKET), tells: "K48", shows: 'data-status="success"' },
  "the front door": { path: "/", tells: "K67" },
  "the guide": { path: "/bumblebee/v1/api/downloadStaticFile?filePath=guide&fileName=guide", tells: "K5" },
  "a card of a design for another site": {
    path: `/api/oembed?url=${encodeURIComponent(`${PUBLIC_URL}/in/design-ideas/designs/their-look-1`)}`,
  },
  "the list of sitemaps": { path: "/sitemap.xml" },
  ...Object.fromEntries(
    REGION_NAMES.map((region) => [`the sitemap of ${region}`, { path: `/${region}/sitemap.xml` }]),
  ),
};

test("every visitor action works on hosts that answer only what was agreed", async () => {
  const broken: string[] = [];
  for (const [name, act] of Object.entries(ACTS))
    broken.push(...(await problemsOf(act)).map((what) => `${name}: ${what}`));
  expect(broken.sort()).toEqual([]);
});

test("LF-15 leads that are sent directly to the host are accepted, and the visitor is thanked", async () => {
  for (const act of Object.values(LEADS)) expect(await problemsOf(act, straight)).toEqual([]);
});

test("requests and sends nothing that was not agreed", () => {
  expect(hosts.refusals()).toEqual([]);
});

async function problemsOf({ path, init, tells, shows }: Act, visited = site): Promise<string[]> {
  const before = hosts.taken.length;
  const response = await visited.fetch(path, init);
  const body = await response.text();
  const isTold = () => tells === undefined || hosts.taken.slice(before).some(({ id }) => id === tells);
  // A lead reaches the host through the queue, so it arrives later.
  if (response.ok || response.status === 303) await vi.waitFor(() => expect(isTold()).toBe(true), PATIENT);
  return [
    ...(response.status < 400 ? [] : [String(response.status)]),
    ...(isTold() ? [] : [`the host has not taken ${tells}`]),
    ...(shows && !body.includes(shows) ? [`does not show ${shows}`] : []),
  ];
}

function jsonPost(body: object): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function serviceability() {
  const locationDetails = { country: "India", pincode: 560034, lat: "12.93", lng: "77.62" };
  const query =
    "query locationServiceability($locationDetails: LocationDetails!) { locationServiceability(locationDetails: $locationDetails) { services { interiorsBU servicesBU productsBU } } }";
  return { query, operationName: "locationServiceability", variables: { locationDetails } };
}
