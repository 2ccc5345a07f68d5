import type { BuiltPage } from "./built-pages.ts";
import { lasting } from "./clean-up.ts";
import { startForeignIdentity } from "./external-identity.ts";
import { PUBLIC_URL, type TestSite, testSite } from "./open-test-site.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

type Opener = (page: Pick<BuiltPage, "path" | "definition">) => Promise<Response>;

/** Opens each page as a visitor who may see it: a guest of one site, or a logged-in customer of another. */
export async function openAsAllowed(guests: Pick<TestSite, "fetch">): Promise<Opener> {
  const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
  const customers = testSite(() => identity.settings);
  let customer: Promise<Visitor> | undefined;
  return async ({ path, definition }) => {
    if (definition.access !== "customer") return guests.fetch(path);
    customer ??= logIn(customers);
    return (await customer).ask(path);
  };
}

async function logIn(site: Pick<TestSite, "fetch">): Promise<Visitor> {
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in/profile");
  return visitor;
}
