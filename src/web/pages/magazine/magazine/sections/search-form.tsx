import { Icon } from "../../../../../ui/media/icon.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { searchesAt } from "../searches-at.ts";
import "../../../../features/search/design-search-box.css";

const FIELD_ID = "magazine-search";

/** A plain form. Nothing in a country whose magazine has no search. */
export function MagazineSearchForm() {
  const { t } = useText();
  const { edition } = usePage();
  const action = searchesAt(edition);
  if (!action) return null;
  return (
    <search className="masthead__search">
      <form className="search-box" action={action} method="get">
        <label className="sr" htmlFor={FIELD_ID}>
          {t("magazine.searchLabel")}
        </label>
        <div className="search-box__field control-group">
          <Icon name="search" />
          <input
            className="control control--inner"
            id={FIELD_ID}
            type="search"
            name="q"
            placeholder={t("magazine.searchLabel")}
            enterKeyHint="search"
            maxLength={100}
            required
          />
          <button className="search-box__go center" type="submit" aria-label={t("search.go")}>
            <Icon name="arrow" flip />
          </button>
        </div>
      </form>
    </search>
  );
}
