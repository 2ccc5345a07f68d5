import {
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { useCombobox } from "../../../../ui/forms/use-combobox.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../frame/islands/island-pictures.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { ARTICLES, type FoundDocument, fetchSuggestions, type Suggestion } from "./fetch-suggestions.ts";
import { clearRecent, readRecent, storeRecent } from "./recent-searches.ts";
import { runHint, type SearchHint } from "./run-hint.ts";
import { cleanKeyword, searchPath } from "./search-keyword.ts";
import type { SearchTargets } from "./search-targets.ts";
import "./search.css";

export interface SearchBoxProps {
  targets: SearchTargets;
  value?: string | undefined;
  hint?: SearchHint | undefined;
  id?: string | undefined;
  takesFocus?: boolean;
  size?: "normal" | "large";
  subject?: keyof typeof WORDS;
}

const WORDS = {
  ideas: { label: "search.label", placeholder: "search.placeholder" },
  magazine: { label: "magazineSearch.label", placeholder: "magazineSearch.placeholder" },
} as const;

/** A form that works without scripts. In the browser it becomes a combobox with suggestions. */
function SearchBox(props: SearchBoxProps) {
  const { targets, value = "", hint, id, takesFocus, size = "normal", subject = "ideas" } = props;
  const { t } = useText();
  const generated = useId();
  const fieldId = id ?? generated;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const example = useSearchHint(hint, field);
  const { suggestions, suggest, forget } = useSuggestions(targets);
  const words = WORDS[subject];
  const combobox = useCombobox({
    label: t("search.suggestions"),
    options: suggestions,
    onTake: (taken) => take(taken, targets, forget),
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
    else storeRecent(keyword);
  };
  return (
    <search>
      <form
        className={joinClasses("search-box", `search-box--${size}`)}
        action={targets.basePath}
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
            // The press that hydrates the island is replayed, so that it also opens the recent searches.
            data-held=""
            className={joinClasses("control control--inner", example && "is-hinted")}
            id={fieldId}
            // In a field of the type "search" Escape would first remove the text, before it closes the view.
            type="text"
            inputMode="search"
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
    storeRecent(taken.text);
    location.assign(searchPath(basePath, taken.text));
  }
}

// Only a search box with examples has work to do before the visitor uses it.
export default island("search-box", SearchBox, {
  when: ({ hint }) => (hint?.isEnabled ? "visible" : "intent"),
});

interface ShownExample {
  words: string;
  turn: number;
}

/** The example in the empty field. It no longer appears once the field has been used. */
function useSearchHint(
  hint: SearchHint | undefined,
  field: RefObject<HTMLInputElement | null>,
): ShownExample | undefined {
  const [example, setExample] = useState<ShownExample>();
  useEffect(() => {
    const input = field.current;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!hint || !input || isStill || input.value !== "" || input === document.activeElement) return;
    let turn = 0;
    const stop = runHint(hint, {
      show(words) {
        turn += 1;
        setExample({ words, turn });
      },
      hide: () => setExample(undefined),
    });
    for (const event of ["focus", "input"]) input.addEventListener(event, stop, { once: true });
    return () => {
      stop();
      for (const event of ["focus", "input"]) input.removeEventListener(event, stop);
    };
  }, [hint, field]);
  return example;
}

const PAUSE_MS = 140;
const MOST = { queries: 4, designs: 4, articles: 3 };
const NONE: readonly SearchSuggestion[] = [];

/**
 * Suggestions for the typed text, for content types that have a page here; recent searches while the field is empty.
 */
function useSuggestions({ pagePaths, kinds }: SearchTargets) {
  const { edition } = usePage();
  const [suggestions, setSuggestions] = useState(NONE);
  const asking = useRef<AbortController>(null);

  /** Only the latest request is answered. Undefined closes the list. */
  const suggest = (text: string | undefined) => {
    asking.current?.abort();
    if (text === undefined) return setSuggestions(NONE);
    const keyword = cleanKeyword(text);
    if (keyword === "") return setSuggestions(recentSearches());
    const mine = new AbortController();
    asking.current = mine;
    setTimeout(async () => {
      if (mine.signal.aborted) return;
      const found = await fetchSuggestions(keyword, kinds, edition, mine.signal);
      if (found && !mine.signal.aborted) setSuggestions(best(found, pagePaths));
    }, PAUSE_MS);
  };
  return { suggestions, suggest, forget: clearRecent };
}

function recentSearches(): readonly SearchSuggestion[] {
  const recent = readRecent().map((text) => ({ kind: "recent", text }) as const);
  return recent.length > 0 ? [...recent, { kind: "forget" }] : NONE;
}

function best(found: readonly Suggestion[], pagePaths: SearchTargets["pagePaths"]): SearchSuggestion[] {
  const queries = found.flatMap(({ text, document }) => (document ? [] : [{ kind: "query", text } as const]));
  const titles = found.flatMap(({ text, document }) =>
    document && document.contentType in pagePaths ? [{ text, ...document }] : [],
  );
  const isArticle = ({ contentType }: FoundDocument) => contentType === ARTICLES;
  const designs = titles.filter((title) => !isArticle(title)).slice(0, MOST.designs);
  const articles = titles.filter(isArticle).slice(0, MOST.articles);
  return [
    ...queries.slice(0, MOST.queries),
    ...designs.map((title) => ({ kind: "design", ...title }) as const),
    ...articles.map((title) => ({ kind: "article", ...title }) as const),
  ];
}

type SearchSuggestion =
  | { kind: "query" | "recent"; text: string }
  | ({ kind: "design" | "article"; text: string } & FoundDocument)
  | { kind: "forget" };

const ICONS = { query: "search", recent: "clock", forget: "close" } as const;

type SearchOptionProps = ComponentProps<"div"> & { suggestion: SearchSuggestion };

function SearchOption({ suggestion, ...option }: SearchOptionProps) {
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
