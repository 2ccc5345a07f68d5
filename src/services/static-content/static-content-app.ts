import { Hono } from "hono";
import { getStaticContent } from "../../contracts/calls/get-static-content.ts";
import { normaliseIsoCode, normaliseLanguageCode } from "../../editions/edition.ts";
import { noteIngredient } from "../../platform/page-ingredients.ts";
import { staticIngredient } from "../content/ingredients.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { StaticContent } from "./static-content.ts";

export function createStaticContentApp(contents: StaticContent): Hono {
  const app = new Hono();
  serveCall(app, getStaticContent, async (input) => {
    const isoCode = normaliseIsoCode(input.isoCode ?? "");
    const languageCode = normaliseLanguageCode(input.languageCode ?? "");
    noteIngredient(staticIngredient(input.slug));
    const content = contents.find(input.slug, isoCode, languageCode);
    if (!content) return new Refusal(404, `There is no static content "${input.slug}" for ${isoCode}.`);
    return { slug: input.slug, isoCode, content };
  });
  return app;
}
