import { listMagazinePosts } from "../../../../contracts/calls/magazine/magazine-posts.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { MagazineType } from "../../../../contracts/documents/magazine/magazine-attribute.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { addressOf } from "../../../../urls/links.ts";
import { findDocument, loadDocument } from "../../../frame/load-document.ts";
import { pageNotFound } from "../../../frame/page.ts";
import type { ListingSubject } from "./listing-subject.ts";
import type { ListingQuestion } from "./load-listing.ts";

interface TypePlace {
  call: Caller;
  edition: Edition;
}

type Widgets = NonNullable<MagazineType["widgets"]>;

/** The rows of the landing page whose stories a type gathers, in this order, as their slugs end (MG-25). */
const ROWS: Record<Widgets, readonly string[]> = {
  "trending-stories": ["editors_pick", "popular_stories"],
  "diwali-stories": ["seasonal_widget", "video_stories_widget"],
  "home-story-gallery": ["home_story_gallery"],
};

/** A type of article, or the stories that editors chose for rows of the landing page (AMB-43). */
export async function loadType(
  place: TypePlace,
  slug: string,
): Promise<{ subject: ListingSubject; question: ListingQuestion }> {
  const { call, edition } = place;
  const { name, description, count, widgets } = await loadDocument("magazine-types", place, slug);
  const path = addressOf(edition.region, "magazine-type", { magazineCategorySlug: slug });
  const subject = { kind: "type", name, slug, path, description } as const;
  if (widgets) {
    const slugs = await chosenIn(place, widgets);
    return { subject: { ...subject, count: slugs.length }, question: { chosen: slugs } };
  }
  // Nobody agreed that articles have types: a host of someone else would answer with all of them.
  if (call.isElsewhere?.(listMagazinePosts)) throw pageNotFound();
  return { subject: { ...subject, count }, question: { types: slug } };
}

async function chosenIn(place: TypePlace, widgets: Widgets): Promise<string[]> {
  const rows = await Promise.all(
    ROWS[widgets].map((row) => findDocument(widgets, place, `${place.edition.country}_${row}`)),
  );
  return [...new Set(rows.flatMap((row) => row?.magazineSlugs ?? []))];
}
