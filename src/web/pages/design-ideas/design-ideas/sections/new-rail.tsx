import { Rail } from "../../../../../ui/media/rail.tsx";
import { DesignCard } from "../../../../features/designs/design-card.tsx";
import type { WidgetProps } from "./widget-props.ts";

/** From edge to edge: one leafs through what is new. */
export function NewRail({ widget, room, rates }: WidgetProps) {
  return (
    <section className="sec sec--flush">
      <Rail
        bleed
        label={widget.title}
        head={
          <>
            <h2 className="d42">{widget.title}</h2>
            <p className="soft">{widget.subtitle}</p>
          </>
        }
      >
        {widget.designs.slice(0, 8).map((design) => (
          <DesignCard
            key={design.slug}
            design={design}
            room={room}
            rates={rates}
            sizes="(width < 600px) 78vw, 380px"
          />
        ))}
      </Rail>
    </section>
  );
}
