import { listMagazinePosts } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CallInput } from "../../../../contracts/define-call.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { optional } from "../../../frame/page.ts";
import type { Story } from "./story.ts";

/** Articles that somebody has chosen, in that order. Those that are not there are left out; a failure leaves none. */
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

/** The newest articles of what is asked for; none where they cannot be had. */
export async function listStories(call: Caller, edition: Edition, question: Question): Promise<Story[]> {
  const asked = { ...question, countryIsoCode: edition.isoCode };
  const { posts } = await optional(call(listMagazinePosts, asked), { posts: [] });
  return posts;
}

/** What a call takes: one strange name must not cost a whole row. */
const SLUG = /^[\w-]+$/;
const MOST = 100;
