import type { CSSProperties } from "react";
import { Button, ButtonLink } from "../../../ui/forms/button.tsx";
import { pageHref } from "../../../ui/navigation/page-window.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { useText } from "../../../ui/text/text.tsx";
import type { ListKind } from "../../frame/state/state.ts";
import { GALLERY_WORDS } from "./gallery-words.ts";
import { spanOf } from "./shown-pages.ts";

interface GalleryFootProps {
  kind: ListKind;
  page: number;
  lastPage: number;
  total: number;
  href: string;
  size: number;
}

/** How much one has seen, and the way on: a button where the page can grow, the numbers of the pages where it cannot. */
export function GalleryFoot({ kind, page, lastPage, total, href, size }: GalleryFootProps) {
  const { t, language } = useText();
  const { from, to, coming } = spanOf({ first: page, page, lastPage, total, size });
  const number = new Intl.NumberFormat(language, { numberingSystem: "latn" });
  const values = { from: number.format(from), to: number.format(to), total: number.format(total) };
  const track: CSSProperties & Record<`--${string}`, number> = {
    "--from": (from - 1) / total,
    "--to": to / total,
  };
  return (
    <>
      <p className="gallery__seen t15 soft">
        {t(page === 1 ? "gallery.seen" : GALLERY_WORDS[kind].seenBetween, values)}
      </p>
      <div className="gallery__track" style={track} aria-hidden="true" />
      {page < lastPage && (
        <>
          <ButtonLink className="gallery__more" look="line" href={pageHref(href, page + 1)}>
            {t("gallery.more", { count: coming })}
          </ButtonLink>
          <div className="gallery__failed stack stack--center" role="alert" hidden>
            <p className="t15">{t(GALLERY_WORDS[kind].failed)}</p>
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
