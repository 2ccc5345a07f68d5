import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Mood, type MoodyHost, openMoodyHost } from "../support/failing-host.ts";
import { testSite } from "../support/open-test-site.ts";
import { readHtml, textOf } from "../support/read-html.ts";
import { fieldsOfCall } from "../support/specification.ts";

let host: MoodyHost;
/** The body that the host returns with its 200, and the requests that it received. */
let said = "";
const sent: Record<string, unknown>[] = [];
beforeAll(async () => {
  host = await openMoodyHost(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray()).toString();
    if (body) sent.push(JSON.parse(body));
    outgoing.end(said);
  });
});
afterAll(() => host.close());
const site = testSite(() => ({
  BUMBLEBEE_URL: host.url,
  BACKEND_URL: host.url,
  LEADS_VIA: "host",
  BACKEND_TIMEOUT_SECONDS: "1",
  LEADS_PER_PHONE: "1000",
}));

beforeEach(() => {
  host.mood = "well";
  said = "";
  sent.length = 0;
});

const KAVYA = { name: "Kavya Menon", phone: "98450 12345", dialCode: "+91", pincode: "560102" };
const REFERRAL = {
  referrer_name: "Asha Rao",
  referrer_email: "asha@example.com",
  friend_name: "Vikram Shah",
  friend_email: "vikram@example.com",
  friend_phone: "98450 12345",
  friend_dial_code: "+91",
  friend_agrees: "yes",
};

function sendForm(path: string, fields: Record<string, string>): Promise<Response> {
  return site.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
}

test.each(["", "{}", "OK", "null", '{"token":5}'])(
  "LF-15 DR-06 a 200 with the body %j is success: the page shows the specified thanks",
  async (answer) => {
    said = answer;
    const response = await sendForm("/in/talk", KAVYA);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/in/talk?sent=yes"]);
    const page = readHtml(await (await site.fetch("/in/talk?sent=yes")).text());
    expect(textOf(page.one("main h1"))).toBe("Thank you for your interest!");
    expect(textOf(page.one("main [data-thanks]"))).toContain(
      "Our representative will get in touch with you shortly.",
    );
    expect(page.all("#lead-form-page")).toEqual([]);
  },
);

test("LF-15 a script receives success without a token, and the host gets only the agreed fields", async () => {
  const response = await site.fetch("/bumblebee/v1/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ name: "Asha Rao", phone: "98450 12345", iso_code: "IN", submission_id: "s-1" },
      ...{ language: "en", reCaptchaToken: "theirs", form_title: "Talk to a designer" },
    }),
  });
  expect([response.status, await response.json()]).toEqual([200, {}]);
  expect(sent).toEqual([
    expect.objectContaining({ name: "Asha Rao", phone: "+919845012345", reCaptchaToken: "theirs" }),
  ]);
  const agreed = fieldsOfCall("K46");
  expect(Object.keys(sent[0] ?? {}).filter((name) => !agreed.includes(name))).toEqual([]);
});

test("LF-15 in a frame the thanks are shown in the frame", async () => {
  const response = await sendForm("/in/widget/lead-form", KAVYA);
  expect(response.headers.get("location")).toMatch(/sent=yes/);
});

test.each(["", "{}", "OK", '{"referralKey":7}'])(
  "RF-06 a referral that the host accepts with %j shows thanks, without a link",
  async (answer) => {
    said = answer;
    const response = await sendForm("/in/interiors/refer-a-friend", REFERRAL);
    const page = readHtml(await response.text());
    expect(response.status).toBe(200);
    expect(page.all("[data-refer-thanks]")).toHaveLength(1);
    expect(page.all(".refer-thanks")).toEqual([]);
  },
);

test.each<Mood>(["html", "failing", "down", "hanging", "half a body"])(
  "RF-07 LF-19 while the host is %s, both forms are returned with the typed values",
  async (mood) => {
    host.mood = mood;
    for (const [path, fields] of [
      ["/in/talk", KAVYA],
      ["/in/interiors/refer-a-friend", REFERRAL],
    ] as const) {
      const response = await sendForm(path, fields);
      expect([path, response.status]).toEqual([path, 503]);
      expect(await response.text()).toContain(Object.values(fields)[0]);
    }
  },
);
