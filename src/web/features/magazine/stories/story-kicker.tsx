import { usePage } from "../../../frame/islands/page-context.ts";
import type { Story } from "./story.ts";
import { categoryPath } from "./story-paths.ts";
import "./magazine-stories.css";

interface StoryKickerProps extends Pick<Story, "category"> {
  /** The part of the category, where that says more. */
  part?: Story["category"];
}

/** Above the title: what the article belongs to, and the way there. */
export function StoryKicker({ category, part }: StoryKickerProps) {
  const { edition } = usePage();
  const { name } = part ?? category;
  if (name === "") return null;
  const href = categoryPath(edition, category.slug, part?.slug);
  return <p className="kicker story-kicker">{href ? <a href={href}>{name}</a> : name}</p>;
}
