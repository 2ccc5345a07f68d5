import { REVIEW_QUERY } from "../../../features/company/reviews/review-query.ts";
import { listCampaigns } from "../../../features/leads/campaigns/load-campaigns.ts";
import { definePage } from "../../../frame/define-page.ts";

const MODULE = { module: "campaign-page" } as const;

/**
 * Experiments are four variants of the kitchen pages: each is for visitors who are sent there, and search engines
 * should not find them beside the original page.
 */
const EXPERIMENTS = [
  "modular-kitchen",
  "modular-kitchen-1",
  "modular-kitchen-brochure",
  "modular-kitchen-view-contact",
] as const;

/** All pages that show campaigns; they differ only in their documents. */
export const page = [
  definePage({
    name: "campaign-page",
    contentType: "campaigns",
    listAddresses: listCampaigns("campaign-page"),
    query: REVIEW_QUERY,
  }),
  ...(["sg-interiors", "chinese-new-year", "launch-family-offer2"] as const).map((name) =>
    definePage({ name, ...MODULE, contentType: "campaigns", listAddresses: listCampaigns(name) }),
  ),
  ...EXPERIMENTS.map((name) => definePage({ name, ...MODULE, contentType: "campaigns", isListed: false })),
];
