import { ButtonLink } from "../../../ui/forms/button.tsx";
import { pageHref } from "../../../ui/navigation/page-window.ts";
import { useText } from "../../../ui/text/text.tsx";
import type { ListKind } from "../../frame/state/state.ts";
import { GALLERY_WORDS } from "./gallery-words.ts";

interface GalleryBeforeProps {
  kind: ListKind;
  page: number;
  href: string;
}

/** The way back to what stands before this page, for whoever was sent into the middle of a list. */
export function GalleryBefore({ kind, page, href }: GalleryBeforeProps) {
  const { t } = useText();
  if (page < 2) return null;
  return (
    <ButtonLink look="line" size="small" href={pageHref(href, page - 1)}>
      {t(GALLERY_WORDS[kind].earlier)}
    </ButtonLink>
  );
}
