import { useState } from "react";
import { Button } from "../../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { island } from "../../../../frame/islands/island.tsx";
import { findHelp, type HelpEntry } from "./find-help.ts";
import "./help-search.css";

interface HelpSearchProps {
  action: string;
  q: string;
  found: HelpEntry[];
  entries: HelpEntry[];
}

/** A plain form that the server answers; with scripts, the results appear while the visitor types. */
export default island("help-search", HelpSearch, { when: "intent" });

function HelpSearch({ action, q, found, entries }: HelpSearchProps) {
  const { t } = useText();
  const [typed, type] = useState(q);
  const shown = typed.trim() === q ? found : findHelp(entries, typed);
  return (
    <search className="help-search stack gap-4">
      <form method="get" action={action} className="beside align-end one-column-on-phone help-search__form">
        <TextInput
          type="search"
          name="q"
          label={t("service.searchLabel")}
          placeholder={t("service.searchHint")}
          value={typed}
          onChange={({ target }) => type(target.value)}
          maxLength={80}
          autoComplete="off"
        />
        <Button type="submit" icon="search">
          {t("service.search")}
        </Button>
      </form>
      <div role="status">
        {typed.trim() !== "" && (
          <p className="t15 soft">
            {shown.length > 0
              ? t("service.found", { count: shown.length })
              : t("service.foundNone", { q: typed.trim() })}
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <ol className="rule help-search__found">
          {shown.map(({ kind, title, href }) => (
            <li key={href}>
              <a href={href}>
                <span className="strong">{title}</span>
                <span className="t13 soft">
                  {t(kind === "topic" ? "service.kindTopic" : "service.kindQuestion")}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}
