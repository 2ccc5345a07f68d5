import { z } from "zod";
import { defineCall } from "../define-call.ts";

/** The visitor's anonymous id: it keeps them in the same group of a gradual rollout for 90 days. */
export const FLAG_ID_COOKIE = { name: "atrium_flag_id", maxAgeSeconds: 7_776_000 } as const;

/** Set only for a visitor without the cookie: setting it again would extend its lifetime without end. */
export function flagIdCookie(id: string, { secure }: { secure: boolean }): string {
  const { name, maxAgeSeconds } = FLAG_ID_COOKIE;
  return `${name}=${id}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export const checkFeature = defineCall({
  name: "checkFeature",
  summary: "Whether a feature is switched on for a visitor",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/unleash",
  input: z.object({
    feature: z.string().min(1),
    id: z
      .string()
      .max(200)
      .optional()
      .describe("The visitor: the anonymous id or the id of a customer; from the cookie when unset"),
    strategy: z.string().max(100).optional(),
  }),
  example: { feature: "interiors-redirect" },
  answer: z.looseObject({
    isEnabled: z.boolean(),
    isSameForAll: z
      .boolean()
      .optional()
      .describe(
        "Whether every visitor gets the same answer. If it is missing, answers may differ between visitors",
      ),
  }),
  timeoutMs: 1500,
});
