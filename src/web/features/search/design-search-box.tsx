import { useId } from "react";
import type { Edition } from "../../../editions/edition.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import type { IconName } from "../../../ui/media/icon-paths.ts";
import { useText } from "../../../ui/text/text.tsx";
import { useDocument } from "../../frame/document-context.ts";
import type { SearchHint } from "./run-hint.ts";
import { searchPlaces } from "./suggestion-source.ts";
import "./design-search-box.css";

interface DesignSearchBoxProps {
  edition: Edition;
  value?: string | undefined;
  /** Examples that come and go in the empty field. */
  hint?: SearchHint | undefined;
  /** Of the field, so that a link can lead to it. */
  id?: string | undefined;
  /** In a view that is opened to search. */
  takesFocus?: boolean;
  size?: "normal" | "large";
}

/** A form that works by itself. Where the runtime is at work it becomes a combobox with suggestions. */
export function DesignSearchBox({
  edition,
  value,
  hint,
  id,
  takesFocus = false,
  size = "normal",
}: DesignSearchBoxProps) {
  const { t } = useText();
  const generated = useId();
  const places = searchPlaces(edition, useDocument().pages);
  if (!places) return null;
  const fieldId = id ?? generated;
  return (
    <search>
      <form
        className={joinClasses("search-box", `search-box--${size}`)}
        action={places.ideasPath}
        method="get"
        data-search-box={JSON.stringify(places)}
      >
        <label className="sr" htmlFor={fieldId}>
          {t("search.label")}
        </label>
        <div className="search-box__field control-group">
          <Icon name="search" />
          <input
            className="control control--inner"
            id={fieldId}
            type="search"
            name="q"
            defaultValue={value}
            placeholder={t("search.placeholder")}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            // biome-ignore lint/a11y/noAutofocus: it is hidden until a visitor opens the view to search
            autoFocus={takesFocus}
          />
          {hint?.isEnabled && (
            <span
              className="search-box__hint"
              aria-hidden="true"
              data-search-hint={JSON.stringify(hint)}
              data-words={t("search.try")}
            />
          )}
          <button className="search-box__go center" type="submit" aria-label={t("search.go")}>
            <Icon name="arrow" flip />
          </button>
        </div>
        <div
          className="search-box__list"
          id={`${fieldId}-list`}
          data-search-list={t("search.suggestions")}
          hidden
        />
        <OptionFace kind="query" icon="search" />
        <OptionFace kind="recent" icon="clock" />
        <OptionFace kind="forget" icon="close" text={t("search.forget")} />
        <OptionFace kind="design" />
      </form>
    </search>
  );
}

/** What a suggestion of each kind looks like, for the runtime to fill. */
function OptionFace({ kind, icon, text }: { kind: string; icon?: IconName; text?: string }) {
  return (
    <template data-option={kind}>
      <div
        className={joinClasses("search-option", `search-option--${kind}`)}
        role="option"
        tabIndex={-1}
        aria-selected="false"
      >
        {icon ? <Icon name={icon} /> : <div className="search-option__photo" />}
        <span>{text}</span>
      </div>
    </template>
  );
}
