import type { SiteSettings } from "../seo/site-settings.ts";
import type { Environment } from "./page-state.ts";

/** What the settings say of the hosts around a page. */
export function environmentOf({
  publicUrl,
  socialAppId = "",
  imageHosts = {},
}: SiteSettings): Partial<Environment> {
  const isSet = imageHosts.a !== undefined || imageHosts.b !== undefined;
  return { appUrl: publicUrl, socialAppId, ...(isSet && { imageHosts }) };
}
