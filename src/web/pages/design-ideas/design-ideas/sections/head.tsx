import type { Edition } from "../../../../../editions/edition.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { DesignSearchBox } from "../../../../features/lists/search/search-boxes.tsx";
import { searchPath } from "../../../../features/lists/search/search-keyword.ts";
import { SEARCH_FIELD_ID } from "../../../../features/lists/search/search-view.tsx";
import type { DesignLanding } from "../read-landing.ts";
import "./head.css";

export function HeadSection({ landing, edition }: { landing: DesignLanding | undefined; edition: Edition }) {
  const { t } = useText();
  const hint = landing?.searchHint;
  return (
    <section className="split split--5-7 align-stretch ideas-head">
      <div className="stack gap-4 ideas-head__words">
        <h1 className="d56">{landing?.title ?? t("ideas.title")}</h1>
        <p className="t20 soft pretty t17-on-phone ideas-head__lede">
          {landing?.subtitle || t("ideas.lede")}
        </p>
        <DesignSearchBox edition={edition} hint={hint} id={SEARCH_FIELD_ID} size="large" />
        {hint && hint.examples.length > 0 && <PopularSearches examples={hint.examples} edition={edition} />}
      </div>
      {landing?.picture && (
        <Picture
          {...landing.picture}
          className="ideas-head__photo"
          sizes="(width < 1024px) 100vw, 58vw"
          priority
        />
      )}
    </section>
  );
}

export function PopularSearches({ examples, edition }: { examples: readonly string[]; edition: Edition }) {
  const { t } = useText();
  const ideas = linkTo(edition, "design-ideas") ?? "";
  return (
    <nav className="row popular" aria-label={t("search.popular")}>
      <p className="t15 soft" aria-hidden="true">
        {t("search.popular")}
      </p>
      <ul>
        {examples.map((example) => (
          <li key={example}>
            <a className="link t15" href={searchPath(ideas, example)}>
              {example}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
