import type { ComponentType } from "react";
import type { FilledWidget } from "../load-widgets.ts";
import { Board } from "./board.tsx";
import { ColourRow } from "./colour-row.tsx";
import { FourInARow } from "./four-in-a-row.tsx";
import { NewRail } from "./new-rail.tsx";
import { Pair } from "./pair.tsx";
import { PriceList } from "./price-list.tsx";
import { StyleSplit } from "./style-split.tsx";
import type { WidgetProps } from "./widget-props.ts";

/** Each kind of widget is built in its own way, so that no two neighbours look alike. */
const BUILDS: Record<string, ComponentType<WidgetProps> | undefined> = {
  trending: Board,
  "small-spaces": FourInARow,
  "under-a-budget": PriceList,
  "new-this-week": NewRail,
  "by-style": StyleSplit,
  "by-colour": ColourRow,
};

type WidgetSectionsProps = Omit<WidgetProps, "widget"> & { widgets: readonly FilledWidget[] };

/** In the order of the editors; what has no build of its own stands in pairs behind the others. */
export function WidgetSections({ widgets, ...shared }: WidgetSectionsProps) {
  const others = widgets.filter(({ id }) => !BUILDS[id]);
  const pairs = others.flatMap((_, index) => (index % 2 === 0 ? [others.slice(index, index + 2)] : []));
  return (
    <>
      {widgets.map((widget) => {
        const Build = BUILDS[widget.id];
        return Build && <Build key={widget.id} widget={widget} {...shared} />;
      })}
      {pairs.map((pair) => (
        <Pair key={pair[0]?.id} widgets={pair} {...shared} />
      ))}
    </>
  );
}
