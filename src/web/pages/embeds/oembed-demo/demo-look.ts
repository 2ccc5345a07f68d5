import type { Region } from "../../../../editions/regions.ts";

/** How the embeds of the demo are shown. */
export interface DemoLook {
  region: Region;
  theme: string | undefined;
  /** Six digits. */
  accent: string | undefined;
}

export function lookQuery({ region, theme, accent }: DemoLook): URLSearchParams {
  return new URLSearchParams({
    ...(region !== "in" && { region }),
    ...(theme && { theme }),
    ...(accent && { accent }),
  });
}
