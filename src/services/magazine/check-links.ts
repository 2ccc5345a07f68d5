import type { ConnectionContext } from "../content/document-type.ts";
import type { CompletedPost } from "./complete-post.ts";
import { asPost, isShownIn } from "./magazine-library.ts";

const SMART_PHOTO = /^\/(?:[a-z]{2}\/)?designs\/[a-z0-9-]+\/([a-z0-9-]+)$/;
const ARTICLE = /^\/(?:(in|sg|my)\/)?magazine\/([a-z0-9-]+)$/;

/** Articles and priced photographs that a text leads to must be there, in the country where the text is read. */
export function checkLinks({ content, countries }: CompletedPost, context: ConnectionContext): void {
  const { country, find, has, list, blame } = context;
  // Where only a part of the content is read, nothing is known of photographs.
  const knowsPhotos = list("smart-photo").length > 0;
  for (const [, href = ""] of content.matchAll(/<a href="([^"]+)"/g)) {
    const [, photo] = SMART_PHOTO.exec(href) ?? [];
    if (photo !== undefined && knowsPhotos && !has("smart-photo", photo, { country, language: undefined }))
      blame(["content", href], `the link ${href} leads to no smart photo of ${country}`);
    const [, region, slug] = ARTICLE.exec(href) ?? [];
    if (slug === undefined) continue;
    const path = ["content", href];
    const other = asPost(find("magazine-posts", slug));
    if (!has("magazine-posts", slug)) blame(path, `the link ${href} leads to no article`);
    else if (region && countries.length > 1)
      blame(path, `the link ${href} must be written /magazine/${slug}: the article has several countries`);
    else if (other && !isShownIn(other, region?.toUpperCase() ?? country))
      blame(path, `the link ${href} leads to an article that is not shown in ${country}`);
  }
}
