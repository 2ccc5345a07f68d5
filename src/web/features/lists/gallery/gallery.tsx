import { Children, type CSSProperties, type ReactNode } from "react";
import type { MessageKey } from "../../../../editions/text.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Button, ButtonLink, GoLink } from "../../../../ui/forms/button.tsx";
import { Picture, type PictureProps } from "../../../../ui/media/picture.tsx";
import { Cue } from "../../../../ui/media/promotion.tsx";
import { pageHref } from "../../../../ui/navigation/page-window.ts";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { CardSkeleton } from "../../../../ui/overlay/skeleton.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { ListKind } from "../../../frame/state/page-state.ts";
import { CueCard } from "../cues/cue-card.tsx";
import { EmptyList } from "./empty-list.tsx";
import { fillRows, type RowSpan } from "./fill-rows.ts";
import type { LoadedList } from "./load-list.ts";
import { type ShownPages, spanOf } from "./shown-pages.ts";
import "./gallery.css";

export interface GalleryProps<Item> {
  kind: ListKind;
  list: LoadedList<Item>;
  heading: string;
  card: (item: Item, options: { priority: boolean }) => ReactNode;
  empty?: ReactNode;
  /** A picture that belongs to an item: the end of the list shows it where two columns are free. */
  endPicture?: (item: Item) => Pick<PictureProps, "photo" | "alt"> | undefined;
}

/**
 * A grid that loads one more page automatically, then by its button; without scripts it has plain links. A new URL
 * replaces its `data-gallery-part`s.
 */
export function Gallery<Item>({ kind, list, heading, card, empty, endPicture }: GalleryProps<Item>) {
  const { t } = useText();
  const { page, lastPage, total, size, href, entries, isEmpty } = list;
  const { earlier, seenBetween } = GALLERY_WORDS[kind];
  const words = { seen: t("gallery.seen"), seenBetween: t(seenBetween) };
  const shown: ShownPages = { kind, first: page, page, lastPage, total, size, words };
  const cards = entries.map((entry, index) =>
    entry.kind === "cue" ? (
      <CueCard key={entry.cue.key} cue={entry.cue} />
    ) : (
      card(entry.item, { priority: index === 0 })
    ),
  );
  const { widened, end } = fillRows(list, kind === "looks");
  const last = entries.findLast((entry) => entry.kind === "item");
  return (
    <section className="gallery" data-gallery={JSON.stringify(shown)}>
      <h2 className="sr" tabIndex={-1}>
        {heading}
      </h2>
      <div className="gallery__before stack stack--center" data-gallery-part="before">
        {!isEmpty && page > 1 && (
          <ButtonLink look="line" size="small" href={pageHref(href, page - 1)}>
            {t(earlier)}
          </ButtonLink>
        )}
      </div>
      <div data-gallery-part="list">
        {isEmpty ? (
          <EmptyList list={list}>{empty}</EmptyList>
        ) : (
          <ul className="gallery__grid columns with-cues cards-in-pairs">
            {Children.map(cards, (entry, index) =>
              index === widened?.index ? (
                <li className={fillerClass(widened.span)} style={spanStyle(widened.span)}>
                  {entry}
                </li>
              ) : (
                <li>{entry}</li>
              ),
            )}
            {end && <GalleryEnd span={end} picture={last && endPicture?.(last.item)} />}
          </ul>
        )}
      </div>
      <div className="gallery__foot stack gap-4 stack--center" data-gallery-part="foot">
        {!isEmpty && lastPage > 1 && <GalleryFoot kind={kind} list={list} />}
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

type EndPicture = NonNullable<GalleryProps<unknown>["endPicture"]>;

/** The picture is beside the words on a tablet and above them in two columns of three. */
const END_SIZES = "(width < 1024px) 45vw, (width < 1440px) 61vw, 872px";

/** Fills the free places after the last entry of the whole list. */
function GalleryEnd({ span, picture }: { span: RowSpan; picture: ReturnType<EndPicture> }) {
  const { t } = useText();
  const quiz = linkTo(usePage().edition, "style-quiz");
  if (!quiz) return null;
  return (
    <li className={joinClasses(fillerClass(span), "gallery__end")} style={spanStyle(span)}>
      <Cue
        title={t("smartPhotos.quizTitle")}
        go={<GoLink href={quiz}>{t("smartPhotos.quizGo")}</GoLink>}
        picture={picture && span.ofThree > 1 && <Picture {...picture} sizes={END_SIZES} />}
      >
        {t("smartPhotos.quizText")}
      </Cue>
    </li>
  );
}

function fillerClass({ ofThree }: RowSpan): string {
  return joinClasses("gallery__filler", ofThree > 1 && "gallery__filler--wide");
}

function spanStyle({ ofThree, ofTwo }: RowSpan): CSSProperties & Record<`--${string}`, number> {
  return { "--of-three": ofThree, "--of-two": ofTwo };
}

/** Shows how much has been seen and a button for more; without scripts the page numbers. */
function GalleryFoot({ kind, list }: Pick<GalleryProps<unknown>, "kind" | "list">) {
  const { t, language } = useText();
  const { page, lastPage, total, href, size } = list;
  const { from, to, coming } = spanOf({ first: page, page, lastPage, total, size });
  const words = GALLERY_WORDS[kind];
  const number = new Intl.NumberFormat(language, { numberingSystem: "latn" });
  const values = { from: number.format(from), to: number.format(to), total: number.format(total) };
  const track: CSSProperties & Record<`--${string}`, number> = {
    "--from": (from - 1) / total,
    "--to": to / total,
  };
  return (
    <>
      <p className="gallery__seen t15 soft">{t(page === 1 ? "gallery.seen" : words.seenBetween, values)}</p>
      <div className="gallery__track" style={track} aria-hidden="true" />
      {page < lastPage && (
        <>
          <ButtonLink className="gallery__more" look="line" href={pageHref(href, page + 1)}>
            {t("gallery.more", { count: coming })}
          </ButtonLink>
          <div className="gallery__failed stack stack--center" role="alert" hidden>
            <p className="t15">{t(words.failed)}</p>
            <Button look="line">{t("gallery.retry")}</Button>
          </div>
        </>
      )}
      <div className="gallery__pages">
        <Pagination page={page} total={lastPage} href={href} />
      </div>
    </>
  );
}

type GalleryWords = Record<"earlier" | "failed" | "seenBetween", MessageKey>;

const ANY: GalleryWords = {
  earlier: "gallery.earlierAny",
  failed: "gallery.failedAny",
  seenBetween: "gallery.seenBetweenAny",
};

const GALLERY_WORDS: Record<ListKind, GalleryWords> = {
  designIdeas: {
    earlier: "gallery.earlier",
    failed: "gallery.failed",
    seenBetween: "gallery.seenBetween",
  },
  looks: ANY,
  offerings: ANY,
};
