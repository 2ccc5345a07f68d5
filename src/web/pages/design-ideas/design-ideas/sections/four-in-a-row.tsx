import { DesignCard } from "../../../../features/designs/design-card.tsx";
import { WidgetHead } from "./widget-head.tsx";
import type { WidgetProps } from "./widget-props.ts";
import "./track.css";

export function FourInARow({ widget, room, rates }: WidgetProps) {
  return (
    <section className="sec on-sand">
      <div className="wrap">
        <WidgetHead widget={widget} />
        <ul className="columns columns--4 ideas-track">
          {widget.designs.slice(0, 4).map((design) => (
            <li key={design.slug}>
              <DesignCard
                design={design}
                room={room}
                rates={rates}
                sizes="(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, 318px"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
