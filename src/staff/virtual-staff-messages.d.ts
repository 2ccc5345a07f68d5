declare module "virtual:staff-messages" {
  import type { Dictionary } from "../editions/text.ts";

  export const MESSAGES: Record<string, () => Promise<Dictionary>>;
}

declare module "virtual:staff-form-messages" {
  import type { Dictionary } from "../editions/text.ts";

  export const FORM_MESSAGES: Record<string, () => Promise<Dictionary>>;
}
