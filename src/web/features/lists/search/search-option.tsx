import type { ComponentProps } from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { useText } from "../../../../ui/text/text.tsx";
import type { FoundDocument } from "./ask-suggestions.ts";

export type SearchSuggestion =
  | { kind: "query" | "recent"; text: string }
  | ({ kind: "design" | "article"; text: string } & FoundDocument)
  | { kind: "forget" };

const ICONS = { query: "search", recent: "clock", forget: "close" } as const;

type SearchOptionProps = ComponentProps<"div"> & { suggestion: SearchSuggestion };

export function SearchOption({ suggestion, ...option }: SearchOptionProps) {
  const { t } = useText();
  const { kind } = suggestion;
  return (
    <div {...option} className={joinClasses("line gap-3 search-option", `search-option--${kind}`)}>
      {kind === "design" || kind === "article" ? <Photo {...suggestion} /> : <Icon name={ICONS[kind]} />}
      <span>
        {kind === "forget" ? t("search.forget") : suggestion.text}
        {kind === "article" && <span className="block t13 soft">{t("search.article")}</span>}
      </span>
    </div>
  );
}

function Photo({ photoUrl }: Pick<FoundDocument, "photoUrl">) {
  const atHost = useImageHosts();
  return (
    <div className="no-shrink search-option__photo">
      {photoUrl && <img alt="" src={stampUrl({ url: photoUrl }, atHost)} />}
    </div>
  );
}
