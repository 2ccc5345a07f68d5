import type { MessageKey } from "../../../../editions/text.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { EmptyState, ErrorState } from "../../../../ui/overlay/state.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { LoadedNews } from "./load-news.ts";

type Reason = NonNullable<LoadedNews["none"]>;

const WORDS: Record<Reason, Record<"title" | "text", MessageKey> & { back?: MessageKey }> = {
  empty: { title: "news.emptyTitle", text: "news.emptyText" },
  beyond: { title: "gallery.beyondTitle", text: "news.beyondText", back: "gallery.toFirst" },
  failed: { title: "news.failedTitle", text: "news.failedText", back: "gallery.retry" },
};

/** Nothing to read: why, and the ways on. */
export function NoNews({ reason, page, path }: { reason: Reason; page: number; path: string }) {
  const { t } = useText();
  const { edition } = usePage();
  const { title, text, back } = WORDS[reason];
  const about = linkTo(edition, "about-us");
  const State = reason === "failed" ? ErrorState : EmptyState;
  return (
    <State
      title={t(title, { page })}
      exits={
        <>
          {back && <ButtonLink href={path}>{t(back)}</ButtonLink>}
          {about && (
            <ButtonLink look="quiet" href={about}>
              {t("news.about")}
            </ButtonLink>
          )}
        </>
      }
    >
      {t(text)}
    </State>
  );
}
