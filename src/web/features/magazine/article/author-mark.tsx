import type { MagazineAuthor } from "../../../../contracts/documents/magazine/stored-post.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import "./author-mark.css";

export function AuthorMark({ author }: { author: MagazineAuthor }) {
  if (author.picture)
    return <Picture photo={author.picture.photo} alt="" ratio="1:1" sizes="56px" className="author-mark" />;
  return (
    <span className="initials center on-forest" aria-hidden="true">
      {author.initials ?? initialsOf(author.name)}
    </span>
  );
}

/** Uses the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "").join("");
}
