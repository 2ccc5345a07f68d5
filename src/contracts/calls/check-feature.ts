import { z } from "zod";
import { defineCall } from "../define-call.ts";

/** The visitor's anonymous id: it keeps them on the same side of a gradual rollout for 90 days. */
export const FLAG_ID_COOKIE = { name: "atrium_flag_id", maxAgeSeconds: 7_776_000 } as const;

export const checkFeature = defineCall({
  name: "checkFeature",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/unleash",
  input: z.object({
    feature: z.string().min(1),
    /** Who asks: the anonymous id or a customer's. From the cookie when unset. */
    id: z.string().max(200).optional(),
    strategy: z.string().max(100).optional(),
  }),
  answer: z.looseObject({ isEnabled: z.boolean() }),
  timeoutMs: 1500,
});
