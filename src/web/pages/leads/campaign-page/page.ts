import { listCampaigns } from "../../../features/leads/campaigns/load-campaigns.ts";
import { definePage } from "../../../frame/define-page.ts";

const MODULE = { module: "campaign-page" } as const;

/**
 * Experiments say in four ways what the kitchen pages say: each is for the visitors who are sent there, and search engines
 * should find none of them beside the page that they vary.
 */
const EXPERIMENTS = [
  "modular-kitchen",
  "modular-kitchen-1",
  "modular-kitchen-brochure",
  "modular-kitchen-view-contact",
] as const;

/** All that campaigns are shown at; they differ in their documents only. */
export const page = [
  definePage({
    name: "campaign-page",
    contentType: "campaigns",
    listAddresses: listCampaigns("campaign-page"),
  }),
  ...(["sg-interiors", "chinese-new-year", "launch-family-offer2"] as const).map((name) =>
    definePage({ name, ...MODULE, contentType: "campaigns", listAddresses: listCampaigns(name) }),
  ),
  ...EXPERIMENTS.map((name) => definePage({ name, ...MODULE, contentType: "campaigns", isListed: false })),
];
