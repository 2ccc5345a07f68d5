import { describe, expect, test } from "vitest";
import { agreedHostsServer } from "../support/agreed-hosts/agreed-hosts-server.ts";
import { brokenPictures, PICTURE_HOSTS } from "../support/agreed-hosts/pictures.ts";
import { lasting } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { visitorOf } from "../support/visitor.ts";
import { AGREED_PAGES, type AgreedPage } from "./agreed-pages.ts";

const hosts = agreedHostsServer();
const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const site = testSite(() => ({ ...hosts.settings(), ...identity.settings }));
const customer = visitorOf(site);

describe("on hosts that answer only what was agreed", () => {
  test("AMB-54 every page renders with the company's own content, and no picture of it is broken", async () => {
    const broken: string[] = [];
    // Some of these pages belong to a customer; the others are the same for every visitor.
    await customer.go("/bumblebee/login?redirectPath=/in/zz-none");
    for (const page of AGREED_PAGES)
      broken.push(...(await problemsOf(page)).map((what) => `${page.path}: ${what}`));
    expect(broken.sort()).toEqual([]);
  });

  test("AMB-54 sends no request that was not agreed", () => {
    expect(hosts.refusals()).toEqual([]);
  });
});

/** A look has no text except that of its slug. */
const THEIR_WORDS = /THEIR|Their home/;
const PICTURES = Object.values(PICTURE_HOSTS);

async function problemsOf({ path, isTheirs, isPictured }: AgreedPage): Promise<string[]> {
  const response = await customer.ask(path);
  const html = await response.text();
  if (response.status >= 300 && response.status < 400)
    return [`${response.status} ${response.headers.get("location")}`];
  if (response.status !== 200) return [String(response.status)];
  const pictures = brokenPictures(html);
  const refused = PICTURES.filter((host) => html.includes(`src="${host}`) && !allowsPictures(response, host));
  return [
    ...(isTheirs && !THEIR_WORDS.test(html) ? ["nothing of theirs"] : []),
    ...(isPictured && !PICTURES.some((host) => html.includes(`${host}/`)) ? ["no picture of theirs"] : []),
    ...(pictures.length > 0 ? ["broken pictures"] : []),
    ...refused.map((host) => `refuses pictures of ${host}`),
  ];
}

function allowsPictures(response: Response, host: string): boolean {
  const policy = response.headers.get("content-security-policy") ?? "";
  const sources = /img-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? ["*"];
  return sources.some((source) => ["*", "https:", host].includes(source));
}
