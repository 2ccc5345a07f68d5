import { expect, test } from "vitest";
import { ageLogins } from "../support/age-logins.ts";
import { lasting } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { readHtml } from "../support/read-html.ts";
import { formPost } from "../support/send-lead.ts";
import { type Visitor, visitorOf } from "../support/visitor.ts";

// Without a gateway and with an external provider no password can be sent, so a recent login is the proof.
const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const site = testSite(() => identity.settings);
const PATH = "/in/profile/data";
const LOGIN = `/bumblebee/login?redirectPath=${PATH}`;

async function leaveIn(visitor: Visitor) {
  const { response } = await visitor.go(PATH);
  const page = readHtml(await response.text());
  return {
    forms: page.all('#leave input[name="sure"]').length,
    logins: page.all("#leave a").map(({ attribs }) => attribs.href ?? ""),
  };
}

function erase(visitor: Visitor): Promise<Response> {
  return visitor.ask(PATH, formPost({ form: "erase", sure: "yes" }));
}

test("when no password can be sent, only a customer with a fresh login can have the account erased", async () => {
  const visitor = visitorOf(site);
  await visitor.go(LOGIN);
  await ageLogins(site);
  const stale = await leaveIn(visitor);
  expect(stale).toMatchObject({ forms: 0, logins: [expect.any(String)] });
  const refused = await erase(visitor);
  expect(refused.status).toBe(422);
  expect(await refused.text()).not.toContain("This code is wrong or has expired");

  // The same customer has a fresh login in another browser, which proves nothing for this one.
  const other = visitorOf(site);
  await other.go(LOGIN);
  expect((await erase(visitor)).status).toBe(422);

  expect(await leaveIn(other)).toEqual({ forms: 1, logins: [] });

  // The link leads to the provider even though the visitor is logged in, and then back to the form.
  await visitor.go(stale.logins[0] ?? "");
  expect(await leaveIn(visitor)).toEqual({ forms: 1, logins: [] });
  const taken = await erase(other);
  expect([taken.status, taken.headers.get("location")]).toEqual([303, `${PATH}?done=leaving#leave`]);
});
