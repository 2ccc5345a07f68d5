import { expect, test } from "vitest";
import { lasting, onCleanUp } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { openMoodyHost } from "../support/failing-host.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { visitorOf } from "../support/visitor.ts";

const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const gateway = await lasting(async () => {
  const host = await openMoodyHost((_, outgoing) => outgoing.writeHead(401).end());
  onCleanUp(() => host.close());
  return host;
});
const site = testSite(() => ({ ...identity.settings, BUMBLEBEE_URL: gateway.url }));

test("AU-02 a gateway that refuses the provider's token causes no redirect loop", async () => {
  const { response, way } = await visitorOf(site).go("/in/profile");
  expect(way.filter((address) => new URL(address).pathname === "/bumblebee/login")).toHaveLength(2);
  expect([way.at(-1), response.status]).toEqual([`${PUBLIC_URL}/in/profile`, 401]);
});
