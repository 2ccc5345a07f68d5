import { type FormEvent, useId, useRef, useState } from "react";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { useCombobox } from "../../../ui/forms/use-combobox.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { island } from "../../frame/islands/island.tsx";
import { IslandPictures } from "../../frame/islands/island-pictures.tsx";
import { deviceShelf, keepRecent } from "./recent-searches.ts";
import type { SearchHint } from "./run-hint.ts";
import { cleanKeyword, searchPath } from "./search-keyword.ts";
import { SearchOption, type SearchSuggestion } from "./search-option.tsx";
import type { SearchPlaces } from "./search-places.ts";
import { useSearchHint } from "./use-search-hint.ts";
import { useSuggestions } from "./use-suggestions.ts";
import "./design-search-box.css";

export interface SearchBoxProps {
  places: SearchPlaces;
  value?: string | undefined;
  /** Examples that come and go in the empty field. */
  hint?: SearchHint | undefined;
  /** Of the field, so that a link can lead to it. */
  id?: string | undefined;
  /** In a view that is opened to search. */
  takesFocus?: boolean;
  size?: "normal" | "large";
}

/** A form that works by itself. In the browser it becomes a combobox with suggestions. */
function SearchBox({ places, value = "", hint, id, takesFocus, size = "normal" }: SearchBoxProps) {
  const { t } = useText();
  const generated = useId();
  const fieldId = id ?? generated;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const example = useSearchHint(hint, field);
  const { suggestions, suggest, forget } = useSuggestions(Object.keys(places.designPaths));
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
    else keepRecent(deviceShelf(), keyword);
  };
  return (
    <search>
      <form
        className={joinClasses("search-box", `search-box--${size}`)}
        action={places.ideasPath}
        method="get"
        onSubmit={onSubmit}
      >
        <label className="sr" htmlFor={fieldId}>
          {t("search.label")}
        </label>
        <div className="search-box__field control-group">
          <Icon name="search" />
          <input
            {...combobox.field}
            ref={field}
            className={joinClasses("control control--inner", example && "is-hinted")}
            id={fieldId}
            type="search"
            name="q"
            value={text}
            placeholder={t("search.placeholder")}
            enterKeyHint="search"
            maxLength={100}
            // biome-ignore lint/a11y/noAutofocus: it is hidden until a visitor opens the view to search
            autoFocus={takesFocus}
          />
          {hint?.isEnabled && (
            <span
              key={example?.turn}
              className={joinClasses("search-box__hint", example && "is-shown")}
              aria-hidden="true"
            >
              {example && t("search.try", { example: example.words })}
            </span>
          )}
          <button className="search-box__go center" type="submit" aria-label={t("search.go")}>
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
    suggestion.kind === "design"
      ? `${suggestion.contentType}/${suggestion.slug}`
      : "text" in suggestion && suggestion.text;
  return `${suggestion.kind} ${name}`;
}

function take(taken: SearchSuggestion, { ideasPath, designPaths }: SearchPlaces, forget: () => void): void {
  if (taken.kind === "forget") {
    forget();
  } else if (taken.kind === "design") {
    location.assign(designPaths[taken.contentType] + encodeURIComponent(taken.slug));
  } else {
    keepRecent(deviceShelf(), taken.text);
    location.assign(searchPath(ideasPath, taken.text));
  }
}

export default island("search-box", SearchBox);
