import { listMagazinePosts } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CallInput } from "../../../../contracts/define-call.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { optional } from "../../../frame/page.ts";
import type { Story } from "./story.ts";

/** Loads chosen articles in the given order. Missing ones are left out; a failure returns none. */
export async function findStories(
  call: Caller,
  edition: Edition,
  slugs: readonly string[],
): Promise<Story[]> {
  const asked = slugs.filter((slug) => SLUG.test(slug)).slice(0, MOST);
  if (asked.length === 0) return [];
  const found = await listStories(call, edition, { slug: asked.join(","), pageSize: asked.length });
  const bySlug = new Map(found.map((story) => [story.slug, story]));
  return [...new Set(asked)].flatMap((slug) => bySlug.get(slug) ?? []);
}

type Question = Omit<CallInput<typeof listMagazinePosts>, "countryIsoCode">;

/** Loads the newest matching articles; an empty list if the call fails. */
export async function listStories(call: Caller, edition: Edition, question: Question): Promise<Story[]> {
  const asked = { ...question, countryIsoCode: edition.isoCode };
  const { posts } = await optional(call(listMagazinePosts, asked), { posts: [] });
  return posts;
}

/** The format that the call accepts: one invalid slug must not make the whole row fail. */
const SLUG = /^[\w-]+$/;
const MOST = 100;
