import type { ComponentProps } from "react";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { useImageHosts } from "../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../ui/media/photo.ts";
import { useText } from "../../../ui/text/text.tsx";
import type { FoundDesign } from "./ask-suggestions.ts";

/** What one may be about to search for, or wants to forget. */
export type SearchSuggestion =
  | { kind: "query" | "recent"; text: string }
  | ({ kind: "design"; text: string } & FoundDesign)
  | { kind: "forget" };

const ICONS = { query: "search", recent: "clock", forget: "close" } as const;

type SearchOptionProps = ComponentProps<"div"> & { suggestion: SearchSuggestion };

export function SearchOption({ suggestion, ...option }: SearchOptionProps) {
  const { t } = useText();
  const { kind } = suggestion;
  return (
    <div {...option} className={joinClasses("search-option", `search-option--${kind}`)}>
      {kind === "design" ? <Photo {...suggestion} /> : <Icon name={ICONS[kind]} />}
      <span>{kind === "forget" ? t("search.forget") : suggestion.text}</span>
    </div>
  );
}

function Photo({ photoUrl }: Pick<FoundDesign, "photoUrl">) {
  const atHost = useImageHosts();
  return (
    <div className="search-option__photo">
      {photoUrl && <img alt="" src={stampUrl({ url: photoUrl }, atHost)} />}
    </div>
  );
}
