import { type FormEvent, useId, useRef, useState } from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { useCombobox } from "../../../../ui/forms/use-combobox.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../frame/islands/island-pictures.tsx";
import { keepRecent } from "./recent-searches.ts";
import type { SearchHint } from "./run-hint.ts";
import { cleanKeyword, searchPath } from "./search-keyword.ts";
import { SearchOption, type SearchSuggestion } from "./search-option.tsx";
import type { SearchTargets } from "./search-targets.ts";
import { useSearchHint } from "./use-search-hint.ts";
import { useSuggestions } from "./use-suggestions.ts";
import "./search.css";

export interface SearchBoxProps {
  places: SearchTargets;
  value?: string | undefined;
  /** Examples that come and go in the empty field. */
  hint?: SearchHint | undefined;
  /** Of the field, so that a link can lead to it. */
  id?: string | undefined;
  /** In a view that is opened to search. */
  takesFocus?: boolean;
  size?: "normal" | "large";
  /** What is searched. */
  subject?: keyof typeof WORDS;
}

const WORDS = {
  ideas: { label: "search.label", placeholder: "search.placeholder" },
  magazine: { label: "magazineSearch.label", placeholder: "magazineSearch.placeholder" },
} as const;

/** A form that works by itself. In the browser it becomes a combobox with suggestions. */
function SearchBox(props: SearchBoxProps) {
  const { places, value = "", hint, id, takesFocus, size = "normal", subject = "ideas" } = props;
  const { t } = useText();
  const generated = useId();
  const fieldId = id ?? generated;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const example = useSearchHint(hint, field);
  const { suggestions, suggest, forget } = useSuggestions(places);
  const words = WORDS[subject];
  const combobox = useCombobox({
    label: t("search.suggestions"),
    options: suggestions,
    onTake: (taken) => take(taken, places, forget),
    onType(typed) {
      setText(typed);
      suggest(typed);
    },
    onOpen: suggest,
    onClose: () => suggest(undefined),
  });
  const onSubmit = (event: FormEvent) => {
    const keyword = cleanKeyword(text);
    if (keyword === "") event.preventDefault();
    else keepRecent(keyword);
  };
  return (
    <search>
      <form
        className={joinClasses("search-box", `search-box--${size}`)}
        action={places.basePath}
        method="get"
        onSubmit={onSubmit}
      >
        <label className="sr" htmlFor={fieldId}>
          {t(words.label)}
        </label>
        <div className="line gap-0 search-box__field control-group">
          <Icon name="search" />
          <input
            {...combobox.field}
            ref={field}
            // The press that wakes it shows what was searched for last, too.
            data-held=""
            className={joinClasses("control control--inner", example && "is-hinted")}
            id={fieldId}
            type="search"
            name="q"
            value={text}
            placeholder={t(words.placeholder)}
            enterKeyHint="search"
            maxLength={100}
            // biome-ignore lint/a11y/noAutofocus: it is hidden until a visitor opens the view to search
            autoFocus={takesFocus}
          />
          {hint?.isEnabled && (
            <span
              key={example?.turn}
              className={joinClasses("nowrap search-box__hint", example && "is-shown")}
              aria-hidden="true"
            >
              {example && t("search.try", { example: example.words })}
            </span>
          )}
          <button className="no-shrink search-box__go center" type="submit" aria-label={t("search.go")}>
            <Icon name="arrow" flip />
          </button>
        </div>
        {combobox.isReady && (
          <div className="search-box__list" {...combobox.list}>
            <IslandPictures>
              {suggestions.map((suggestion, index) => (
                <SearchOption
                  key={keyOf(suggestion)}
                  suggestion={suggestion}
                  {...combobox.option(suggestion, index)}
                />
              ))}
            </IslandPictures>
          </div>
        )}
      </form>
    </search>
  );
}

function keyOf(suggestion: SearchSuggestion): string {
  const name =
    "slug" in suggestion
      ? `${suggestion.contentType}/${suggestion.slug}`
      : "text" in suggestion && suggestion.text;
  return `${suggestion.kind} ${name}`;
}

function take(taken: SearchSuggestion, { basePath, pagePaths }: SearchTargets, forget: () => void): void {
  if (taken.kind === "forget") {
    forget();
  } else if ("slug" in taken) {
    location.assign(pagePaths[taken.contentType] + encodeURIComponent(taken.slug));
  } else {
    keepRecent(taken.text);
    location.assign(searchPath(basePath, taken.text));
  }
}

// Only one that shows examples has something to do by itself.
export default island("search-box", SearchBox, {
  when: ({ hint }) => (hint?.isEnabled ? "visible" : "intent"),
});
