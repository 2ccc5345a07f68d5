declare module "virtual:staff-messages" {
  import type { Dictionary } from "../editions/text.ts";

  export const MESSAGES: Record<string, () => Promise<Dictionary>>;
}
