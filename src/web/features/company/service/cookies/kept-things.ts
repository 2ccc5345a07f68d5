import type { ConsentCategory } from "../../../../../contracts/consent/cookie-consent.ts";
import type { MessageKey } from "../../../../../ui/text/text.tsx";
import { CONSENT_COOKIE } from "../../../../frame/consent/choice.ts";

/** Something that this site, or a script that it loads after a yes, keeps in a browser. */
export interface KeptThing {
  /** As the browser shows them. A * stands for what differs: a country, a number. */
  names: readonly string[];
  place: "cookie" | "device" | "visit";
  category: "necessary" | ConsentCategory;
  purpose: MessageKey;
  /** In days; nothing for what lives until it is removed, or ends with the visit. */
  days?: number;
}

/** All of it, as the cookie policy shows it. A test holds it against the code that keeps things. */
export const KEPT_THINGS: readonly KeptThing[] = [
  necessary("cookie", "kept.consent", [CONSENT_COOKIE], 180),
  necessary("cookie", "kept.flag", ["atrium_flag_id"], 90),
  necessary("cookie", "kept.shell", ["atrium_shell"]),
  necessary("cookie", "kept.login", ["__Host-atrium-session", "atrium-known"], 30),
  necessary("cookie", "kept.appToken", ["__Host-atrium-app-token"]),
  necessary("cookie", "kept.signIn", [
    "__Host-atrium-login-*",
    "atrium-refused",
    "atrium-passkey-offer",
    "_session",
    "_interaction",
    "_interaction_resume",
    "_locales",
  ]),
  necessary("cookie", "kept.notice", ["{notice}"], 30),
  necessary("cookie", "kept.estimate", ["estimate_key"], 365),
  necessary("cookie", "kept.boardVoter", ["board_voter"], 365),
  necessary("device", "kept.saved", [
    "atrium:saved:*",
    "atrium:compared:*",
    "looksToAdd",
    "atrium:saved-here",
  ]),
  necessary("device", "kept.queue", ["lead-queue"]),
  necessary("device", "kept.offline", ["offline-*", "assets", "images"]),
  necessary("device", "kept.firstContact", ["firstContact"]),
  necessary("device", "kept.popup", ["popUpInteracted"]),
  necessary("visit", "kept.draft", ["lead-draft", "lead-submission"]),
  necessary("visit", "kept.landing", [
    "landingPageURL",
    "landingPageReferrer",
    "landingPageRouteParams",
    "referralKey",
  ]),
  necessary("visit", "kept.technical", ["atrium.travel", "rates-*", "chunkReloadedAt"]),
  {
    names: ["my-city", "my-room-*"],
    place: "device",
    category: "preferences",
    purpose: "kept.room",
  },
  {
    names: ["atrium-recent-searches"],
    place: "device",
    category: "preferences",
    purpose: "kept.searches",
  },
  { names: ["_ga", "_ga_*"], place: "cookie", category: "measurement", purpose: "kept.counting", days: 400 },
  {
    names: ["_fbp", "_fbc", "_gcl_*"],
    place: "cookie",
    category: "marketing",
    purpose: "kept.advertising",
    days: 90,
  },
];

function necessary(
  place: KeptThing["place"],
  purpose: MessageKey,
  names: readonly string[],
  days?: number,
): KeptThing {
  return { names, place, category: "necessary", purpose, ...(days !== undefined && { days }) };
}
