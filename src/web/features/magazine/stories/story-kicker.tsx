import { usePage } from "../../../frame/islands/page-context.ts";
import type { Story } from "./story.ts";
import { categoryPath } from "./story-paths.ts";
import "./story-words.css";

/** Above the title: what the article belongs to, and the way there. */
export function StoryKicker({ category }: Pick<Story, "category">) {
  const { edition } = usePage();
  if (category.name === "") return null;
  const href = categoryPath(edition, category.slug);
  return <p className="kicker story-kicker">{href ? <a href={href}>{category.name}</a> : category.name}</p>;
}
