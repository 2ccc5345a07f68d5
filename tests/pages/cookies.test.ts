import { describe, expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { STORED_ITEMS } from "../../src/web/features/company/service/cookies/cookie-facts.tsx";
import { PREFERENCE_KEYS } from "../../src/web/frame/consent/decide.ts";
import { openPage } from "../support/open-page.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";
import { attribute, textOf } from "../support/read-html.ts";

/**
 * The files that store data in a browser, and the names that they use. A new entry here needs a new row in the
 * policy.
 */
const KEEPERS: Record<string, readonly string[]> = {
  "src/server/pages/page-handler.ts": ["atrium-refused", "atrium-known"],
  "src/services/flags/flags-app.ts": ["atrium_flag_id"],
  "src/server/simulator/answer-simulator.ts": [
    "__Host-atrium-app-token",
    "atrium-known",
    "__Host-atrium-session",
  ],
  "src/server/middleware/answer-features.ts": ["atrium_flag_id"],
  "src/server/middleware/answer-login.ts": ["__Host-atrium-session", "atrium-known", "__Host-atrium-login-*"],
  "src/services/identity/passkeys/passkeys-app.ts": ["atrium-passkey-offer"],
  "src/services/identity/sign-in/enter.ts": ["atrium-passkey-offer"],
  "src/services/identity/identity-app.ts": ["_session", "_interaction", "_interaction_resume", "_locales"],
  "src/web/features/design-ideas/designs/neighbours/use-neighbour-navigation.ts": ["atrium.travel"],
  "src/web/features/design-ideas/compare/state/compare-store.ts": ["atrium:compared:*"],
  "src/web/features/leads/attribution/first-contact.ts": ["firstContact"],
  "src/web/features/leads/engine/lead-draft.ts": ["lead-draft"],
  "src/web/features/leads/popup/popup-rules.ts": ["popUpInteracted"],
  "src/web/features/leads/send/lead-queue.ts": ["lead-queue"],
  "src/web/features/leads/send/submission.ts": ["lead-submission"],
  "src/web/features/design-ideas/my-room/budget/budget-slider.tsx": ["my-room-*"],
  "src/web/features/design-ideas/my-room/fetch-rates.ts": ["rates-*"],
  "src/web/features/design-ideas/my-room/stored-room.ts": ["my-room-*"],
  "src/web/features/company/notices/attach-notices.ts": ["{notice}"],
  "src/web/features/looks-and-offerings/offerings/label/climate-fit.island.tsx": ["my-city"],
  "src/web/features/lists/search/recent-searches.ts": ["atrium-recent-searches"],
  "src/web/features/customer/boards/vote/use-vote.ts": ["board_voter"],
  "src/web/features/customer/wishlist/saved-designs.ts": [
    "atrium:saved:*",
    "looksToAdd",
    "atrium:saved-here",
  ],
  "src/web/frame/consent/decide.ts": ["consent"],
  "src/web/frame/navigation/attach-navigation.ts": [
    "chunkReloadedAt",
    "landingPageURL",
    "landingPageReferrer",
    "landingPageRouteParams",
  ],
  "src/web/frame/state/recognise-browser.ts": ["atrium_shell"],
  "src/web/pages/customer/board-vote/board-vote.tsx": ["board_voter"],
  "src/web/pages/prices/estimate/estimate.tsx": ["estimate_key"],
  "src/web/pages/prices/estimates/estimates.tsx": ["estimate_key"],
  "src/web/start-page.ts": ["referralKey"],
};

/** These files store nothing themselves: they are helpers, readers, or delete data. */
const HELPERS = [
  "src/server/finish-response.ts",
  "src/server/pages/run-page.ts",
  "src/server/pages/page-headers.ts",
  "src/server/middleware/answer-backends.ts",
  "src/services/identity/provider/send-own-forms.ts",
  "src/web/frame/account/ask-to-log-in.ts",
  "src/web/frame/consent/preferences.ts",
  "src/web/frame/state/browser-storage.ts",
  "src/web/frame/write-cookie.ts",
];

/**
 * These files store data in the browsers of the staff only: the session, the language of the application, whether a
 * preview is shown, and texts that are not saved yet.
 */
const FOR_STAFF = [
  "src/server/middleware/answer-staff.ts",
  "src/staff/frame/staff-text.tsx",
  "src/staff/parts/preview-frame.tsx",
  "src/staff/screens/content/draft/use-draft.ts",
  "src/staff/screens/content/list/content-screen.tsx",
];

/** The service worker is not a module; it stores files in caches with these names. */
const WORKER = ["offline-*", "assets", "images"];

const KEEPS =
  /localStorage|sessionStorage|\bstore\("(?:device|visit)"|storePreference\(|writeCookie\(|["']set-cookie["']/;
const FOREIGN = ["_ga", "_ga_*", "_fbp", "_fbc", "_gcl_*"];

describe("the list of the cookie policy", () => {
  test("contains everything that the code stores, and nothing else", () => {
    const files = projectFiles("src/**/*.{ts,tsx}").filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file));
    const keepers = files.filter((file) => KEEPS.test(readProjectFile(file)));
    expect(keepers.sort()).toEqual([...Object.keys(KEEPERS), ...HELPERS, ...FOR_STAFF].sort());
    const named = new Set([...Object.values(KEEPERS).flat(), ...WORKER, ...FOREIGN]);
    expect(new Set(STORED_ITEMS.flatMap(({ names }) => names))).toEqual(named);
  });

  test("refusing preferences deletes exactly the data listed as preferences", () => {
    for (const { names, category, storage } of STORED_ITEMS)
      for (const name of names)
        expect([name, PREFERENCE_KEYS.test(name.replace("*", "in"))]).toEqual([
          name,
          category === "preferences" && storage === "device",
        ]);
  });
});

describe("the panel", () => {
  const site = sharedSite();

  test.each(REGION_NAMES)(
    "/%s has a link to it in the footer, which leads to the policy without a script",
    async (region) => {
      const { page } = await openPage(site, `/${region}`);
      const link = page.one('footer.ftr [data-opens="cookie-settings"]');
      expect(textOf(link)).toBe(region === "sa-ar" ? "إعدادات ملفات تعريف الارتباط" : "Cookie settings");
      const [path = "", anchor] = (attribute(link, "href") ?? "").split("#");
      const { page: policy } = await openPage(site, path);
      expect(policy.all(".cookie-facts")).toHaveLength(1);
      if (anchor) expect(policy.all(`details [id="${anchor}"]`)).toHaveLength(1);
    },
  );

  test("asks for no consent when nothing is measured", async () => {
    const { page } = await openPage(site, "/in");
    expect(page.all("[data-consent]")).toHaveLength(0);
    const island = page.one('[data-island="cookie-settings"]');
    expect(JSON.parse(attribute(island, "data-island-props") ?? "").categories).toEqual(["preferences"]);
  });
});
