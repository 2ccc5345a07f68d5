import type {
  MagazineAuthorFile,
  MagazineCategoryFile,
} from "../../contracts/documents/magazine/magazine-attribute.ts";
import type { ContentLibrary } from "../content/document-type.ts";
import type { CompletedPost } from "./complete-post.ts";

interface InLibrary<Body> {
  slug: string;
  body: Body;
}

// The loader has parsed each document with the schema of its type, so the body has the type of that schema after
// completion.

export function listPosts(library: ContentLibrary): readonly InLibrary<CompletedPost>[] {
  return library.list("magazine-posts") as readonly InLibrary<CompletedPost>[];
}

export function listCategories(library: ContentLibrary): readonly InLibrary<MagazineCategoryFile>[] {
  return library.list("magazine-taxonomy") as readonly InLibrary<MagazineCategoryFile>[];
}

export function isShownIn({ countries }: CompletedPost, country: string | undefined): boolean {
  return countries.some((one) => one === country);
}

export function asPost(body: object | undefined): CompletedPost | undefined {
  return body as CompletedPost | undefined;
}

export function asCategory(body: object | undefined): MagazineCategoryFile | undefined {
  return body as MagazineCategoryFile | undefined;
}

export function asAuthor(body: object | undefined): MagazineAuthorFile | undefined {
  return body as MagazineAuthorFile | undefined;
}

export function nameOf(body: object | undefined): string {
  return (body as { name: string } | undefined)?.name ?? "";
}
