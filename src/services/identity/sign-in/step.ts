import type { Context } from "hono";
import { askedLocales } from "../pages/asked-locales.ts";
import type { IdentityParts } from "./identity-parts.ts";
import { unlessExpired, type Visit, visitOf } from "./visit.ts";

export type Step = (visit: Visit, context: Context) => Promise<Response>;

export function stepsOf(parts: IdentityParts) {
  return (work: Step) => async (context: Context) => {
    const visit = await visitOf(context.req.raw, context.req.param("uid") ?? "", parts);
    const answer = visit && (await work(visit, context).catch(unlessExpired));
    return answer ?? context.html(await parts.pages.failure(askedLocales(context.req.raw)), 410);
  };
}
