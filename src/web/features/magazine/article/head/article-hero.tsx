import { Picture } from "../../../../../ui/media/picture.tsx";
import { coverOf } from "../../stories/story.ts";
import type { LoadedArticle } from "../load-article.ts";

/** The photograph that opens a story. Where nobody wrote a caption, what is seen in it stands below for everybody. */
export function ArticleHero({ post }: Pick<LoadedArticle, "post">) {
  const cover = coverOf(post);
  if (!cover) return null;
  const told = cover.alt === post.title ? "" : cover.alt;
  const caption = post.caption ?? told;
  return (
    <figure className="article-hero">
      <Picture
        photo={cover.photo}
        alt={caption === cover.alt ? "" : cover.alt}
        sizes="(width < 1560px) 100vw, 1440px"
        priority
      />
      {caption && <figcaption className="wrap t13 soft">{caption}</figcaption>}
    </figure>
  );
}
