import type { MouseEvent } from "react";
import { isForAnotherTab } from "../../../ui/behaviours/dialogs.ts";
import { afterPaint } from "../../frame/after-paint.ts";
import { island } from "../../frame/islands/island.tsx";
import type { ListKind } from "../../frame/state/state.ts";
import { showGallery } from "../gallery/show-gallery.ts";
import { FilterBar } from "./filter-bar.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { FiltersProps } from "./filters-props.ts";
import { type FilterState, resetFilters } from "./state/filter-state.ts";
import { filtersHref } from "./state/filters-href.ts";
import { useFilterPanel } from "./use-filter-panel.ts";
import { useFilters } from "./use-filters.ts";
import "./filter-bar.css";

/** Of these lists, clearing is a choice like any other, and waits to be applied (LK-08). */
const CLEARED_IN_FORM: readonly ListKind[] = ["looks"];

/**
 * The promoted filters as chips, and the form with every option once. Without a script the chips are links to their part
 * of the form, and the form leads to the list; with it, the gallery is told which address to show.
 */
function Filters(props: FiltersProps) {
  const { list, draft, change, count } = useFilters(props);
  const { kind = "designIdeas" } = props;
  const panel = useFilterPanel();
  const { opening } = panel;
  const hrefOf = (state: FilterState) => filtersHref(list.path, list.keep, state, list.groups);

  const show = (href: string) => {
    panel.close({ givesFocusBack: true });
    // What the press itself does is drawn first.
    afterPaint(() => void showGallery(href));
  };
  const clear = (event: MouseEvent) => {
    if (isForAnotherTab(event.nativeEvent)) return;
    event.preventDefault();
    change({ kind: "begin", state: resetFilters() });
    if (!CLEARED_IN_FORM.includes(kind)) show(hrefOf(resetFilters()));
  };
  return (
    <>
      <span className="filterbar-edge" />
      <div className="filterbar" {...panel.bar}>
        <FilterBar
          list={list}
          openGroup={opening.isOpen && opening.isPopover ? opening.key : undefined}
          onOpen={panel.open}
        />
        <FilterPanel
          {...{ kind, list, draft, change, count, opening }}
          dialog={panel.dialog}
          group={panel.group}
          first={panel.first}
          onApply={() => show(hrefOf(draft.state))}
          onClear={clear}
        />
      </div>
    </>
  );
}

// Its link opens the dialog, and its form is sent, without it; React and so large a form would hold up a gallery that most
// visitors only look at. Another list in the gallery wakes it, too: bar-behaviour.ts.
export default island("filters", Filters, { when: "intent" });
