import { z } from "zod";
import { StartupProblem } from "../../platform/startup-problem.ts";

const THREE_DAYS = 259_200;

export const CDN_SETTINGS = {
  CDN: z
    .enum(["fastly", "cloudflare", "webhook"])
    .optional()
    .describe(
      "The CDN in front of the site. Pages then carry keys, the CDN keeps them for `CDN_SECONDS`, and the site purges the keys of changed content. `webhook` is for Varnish and other caches.",
    ),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "The address that purges: `https://api.fastly.com/service/ID/purge`, `https://api.cloudflare.com/client/v4/zones/ID/purge_cache`, or the address of your own cache.",
    ),
  CDN_PURGE_TOKEN: z.string().min(1).optional().describe("The token for `CDN_PURGE_URL`."),
  CDN_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .max(31_536_000)
    .default(THREE_DAYS)
    .describe("How long the CDN may keep a page that does not change."),
};

const CdnSettings = z.object(CDN_SETTINGS);
export type CdnKind = NonNullable<z.output<typeof CdnSettings>["CDN"]>;

export interface CdnConfig {
  kind: CdnKind;
  purgeUrl: string;
  token: string | undefined;
  keepSeconds: number;
}

export function cdnConfigOf(settings: z.output<typeof CdnSettings>): { cdn: CdnConfig | undefined } {
  const { CDN: kind, CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token } = settings;
  if (!kind && !purgeUrl) return { cdn: undefined };
  if (!kind || !purgeUrl)
    throw new StartupProblem("CDN and CDN_PURGE_URL need each other. Set both, or neither.");
  if (kind !== "webhook" && !token)
    throw new StartupProblem(
      `CDN=${kind} needs CDN_PURGE_TOKEN, because its address accepts no other purge.`,
    );
  return { cdn: { kind, purgeUrl, token, keepSeconds: settings.CDN_SECONDS } };
}
