import type {
  LandingWidgetFile,
  PinnedPostsFile,
} from "../../contracts/documents/magazine/landing-widget.ts";
import { OWN_PATHS } from "../../contracts/hosts.ts";
import { embeddedImageHost, imageUrl } from "../../contracts/images/image-url.ts";
import type { ConnectionContext } from "../content/document-type.ts";
import type { CompletedPost } from "./complete-post.ts";
import { asPost, isShownIn, nameOf } from "./magazine-library.ts";

export function connectStories(body: LandingWidgetFile | PinnedPostsFile, context: ConnectionContext) {
  return "background" in body ? connectWidget(body, context) : connectPinned(body, context);
}

function connectWidget(widget: LandingWidgetFile, context: ConnectionContext) {
  requireStories(widget.magazineSlugs, context);
  return {
    ...widget,
    iconImageURL: `${widget.icon.photo.url}/320x320.jpg`,
    backgroundImage: `${widget.background.photo.url}/1600.jpg`,
    ...(widget.films && {
      films: widget.films.map((film, index) => connectFilm(film, index, widget, context)),
    }),
  };
}

type Film = NonNullable<LandingWidgetFile["films"]>[number];

function connectFilm(
  { slug, name, poster, seconds }: Film,
  index: number,
  { magazineSlugs }: LandingWidgetFile,
  { blame }: ConnectionContext,
) {
  if (!magazineSlugs.includes(slug)) blame(["films", index], `films.${index}: "${slug}" is not in this row`);
  return {
    slug,
    mp4: `${OWN_PATHS.videos}/${name}.mp4`,
    webm: `${OWN_PATHS.videos}/${name}.webm`,
    poster: `${poster.photo.url}/1080.jpg`,
    altText: poster.alt,
    seconds,
  };
}

const PINNED_SIZE = { width: 1500, height: 787 };

function connectPinned(pinned: PinnedPostsFile, context: ConnectionContext) {
  const posts = requireStories(pinned.magazineSlugs, context).map(({ slug, post }) => ({
    slug,
    title: post.title,
    category: { name: nameOf(context.find("magazine-taxonomy", post.category)), slug: post.category },
    image: pinnedImage(post),
    imageAltText: post.imageAltText,
    media_details: PINNED_SIZE,
  }));
  return { ...pinned, posts };
}

function pinnedImage({ picture }: CompletedPost): string {
  const name = picture.photo.url.split("/").at(-1);
  return imageUrl(`${embeddedImageHost("a")}/${name}`, { ...PINNED_SIZE, resize: "fill" });
}

/** The existing stories. A story that does not exist, or is not shown in the widget's country, is a fault. */
export function requireStories(slugs: readonly string[], context: ConnectionContext) {
  const country = context.slug.split("_")[0]?.toUpperCase();
  return slugs.flatMap((slug, index) => {
    const path = ["magazineSlugs", index];
    const post = asPost(context.require("magazine-posts", slug, path));
    if (!post) return [];
    if (!isShownIn(post, country))
      context.blame(path, `magazineSlugs.${index}: "${slug}" is not shown in ${country}`);
    return [{ slug, post }];
  });
}
