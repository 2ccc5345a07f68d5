import { Children, type ReactNode } from "react";
import { CardSkeleton } from "../../../ui/overlay/skeleton.tsx";
import { useText } from "../../../ui/text/text.tsx";
import type { ListKind } from "../../frame/state/state.ts";
import { GalleryBefore } from "./gallery-before.tsx";
import { GalleryBeyond } from "./gallery-beyond.tsx";
import { GalleryFoot } from "./gallery-foot.tsx";
import { GALLERY_WORDS } from "./gallery-words.ts";
import { GALLERY_PAGE_SIZE } from "./page-size.ts";
import type { ShownPages } from "./shown-pages.ts";
import "./gallery.css";

export interface GalleryProps {
  kind?: ListKind;
  /** The first page is 1. */
  page: number;
  lastPage: number;
  /** How many entries all the pages hold together. */
  total: number;
  /** Path and query of the list; the page is put in. */
  href: string;
  /** What is in it, for those who move by headings. */
  heading: string;
  size?: number;
  /** One for each place in the grid; a cue may take two columns. */
  children: ReactNode;
  /** Shown instead where the list is empty. */
  empty?: ReactNode;
}

/**
 * A grid that grows: by itself once, then by its button, and by plain links where no script runs. What a new address
 * changes are its parts (`data-gallery-part`), here and anywhere else in the page.
 */
export function Gallery(props: GalleryProps) {
  const { kind = "designIdeas", heading, children, empty, size = GALLERY_PAGE_SIZE, ...pages } = props;
  const { t } = useText();
  const { page, lastPage, total } = pages;
  const entries = Children.toArray(children);
  const words = { seen: t("gallery.seen"), seenBetween: t(GALLERY_WORDS[kind].seenBetween) };
  const shown: ShownPages = { kind, first: page, page, lastPage, total, size, words };
  return (
    <section className="gallery" data-gallery={JSON.stringify(shown)}>
      <h2 className="sr" tabIndex={-1}>
        {heading}
      </h2>
      <div className="gallery__before stack stack--center" data-gallery-part="before">
        {entries.length > 0 && <GalleryBefore kind={kind} page={page} href={pages.href} />}
      </div>
      <div data-gallery-part="list">
        {entries.length > 0 && (
          <ul className="gallery__grid columns with-cues">
            {Children.map(children, (child) => (
              <li>{child}</li>
            ))}
          </ul>
        )}
        {entries.length === 0 && (total > 0 ? <GalleryBeyond {...pages} /> : empty)}
      </div>
      <div className="gallery__foot stack gap-4 stack--center" data-gallery-part="foot">
        {entries.length > 0 && lastPage > 1 && <GalleryFoot {...pages} kind={kind} size={size} />}
      </div>
      <p className="sr" role="status" />
      <template>
        <li>
          <CardSkeleton />
        </li>
      </template>
    </section>
  );
}
