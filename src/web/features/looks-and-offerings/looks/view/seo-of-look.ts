import type { getLook } from "../../../../../contracts/calls/looks-calls.ts";
import type { CallAnswer } from "../../../../../contracts/define-call.ts";

type Look = Pick<
  CallAnswer<typeof getLook>,
  "title" | "homeSize" | "style" | "city" | "seo_data" | "concept"
>;

interface Words {
  title: string;
  description: string;
}

/** The category's pattern for single looks, filled in; the look's own texts if a value is missing. */
export function seoOfLook(look: Look, pattern: Words | undefined): Words {
  const { title, homeSize, style, city, seo_data } = look;
  const values = { look: title, homeSize: homeSize?.name, style: style?.name, city: city?.name };
  return {
    title: fill(pattern?.title, values) || seo_data?.title || title,
    description: fill(pattern?.description, values) || seo_data?.description || look.concept || title,
  };
}

function fill(pattern = "", values: Record<string, string | undefined>): string {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  if (names.some((name) => !values[name])) return "";
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
