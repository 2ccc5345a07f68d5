import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { StoryRow } from "../../../../../contracts/documents/magazine/landing-widget.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { findStories } from "../../../../features/magazine/stories/load-stories.ts";
import type { Story } from "../../../../features/magazine/stories/story.ts";
import { findDocument } from "../../../../frame/load-document.ts";

/** The rows that editors fill, and where each of them is kept (MG-25). */
const ROWS = {
  editorsPick: { kind: "trending-stories", name: "editors_pick" },
  popular: { kind: "trending-stories", name: "popular_stories" },
  season: { kind: "diwali-stories", name: "seasonal_widget" },
  films: { kind: "diwali-stories", name: "video_stories_widget" },
  homes: { kind: "home-story-gallery", name: "home_story_gallery" },
} as const;

export type RowName = keyof typeof ROWS;

/** A row with its stories, in the order of the editors. */
export interface FilledRow extends Omit<StoryRow, "magazineSlugs"> {
  stories: Story[];
}

/** Nothing where the row or its stories cannot be had: the others stand. */
export async function loadRow(call: Caller, edition: Edition, row: RowName): Promise<FilledRow | undefined> {
  const { kind, name } = ROWS[row];
  const found = await findDocument(kind, { call, edition }, `${edition.country}_${name}`);
  if (!found) return undefined;
  const { magazineSlugs, ...words } = found;
  const stories = await findStories(call, edition, magazineSlugs);
  return stories.length > 0 ? { ...words, stories } : undefined;
}
