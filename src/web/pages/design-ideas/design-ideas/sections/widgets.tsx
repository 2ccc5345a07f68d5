import type { ComponentType } from "react";
import type { FilledWidget } from "../load-widgets.ts";
import { DesignRow, type DesignRowLook } from "./design-row.tsx";
import { NewRail } from "./new-rail.tsx";
import { Pair } from "./pair.tsx";
import { PriceList } from "./price-list.tsx";
import type { WidgetProps } from "./widget-props.ts";

/** Each kind of widget is built in its own way, so that no two neighbours look alike. */
const BUILDS: Record<string, ComponentType<WidgetProps> | undefined> = {
  trending: rowOf({
    shown: 8,
    cards: "grid mosaic mosaic--four",
    isFlush: true,
    width: (index) => (index === 0 ? 660 : index < 5 ? 318 : 424),
  }),
  "small-spaces": rowOf({ shown: 4, cards: "columns columns--4", tone: "sand", width: () => 318 }),
  "under-a-budget": PriceList,
  "new-this-week": NewRail,
  "by-style": rowOf({
    shown: 4,
    cards: "columns columns--2",
    section: "split align-stretch ideas-styles",
    width: () => 430,
    tastes: { of: "styles", look: "beside" },
  }),
  "by-colour": rowOf({
    shown: 3,
    cards: "columns ideas-colour",
    tone: "sand",
    width: () => 430,
    tastes: { of: "colours", look: "below" },
  }),
};

function rowOf(look: DesignRowLook): ComponentType<WidgetProps> {
  return (props) => <DesignRow {...props} look={look} />;
}

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
