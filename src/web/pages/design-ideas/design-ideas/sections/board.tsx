import { DesignCard } from "../../../../features/designs/design-card.tsx";
import { WidgetHead } from "./widget-head.tsx";
import type { WidgetProps } from "./widget-props.ts";
import "./board.css";
import "./track.css";

/** One large photograph and its company, as editors would pin them up. */
export function Board({ widget, room, rates }: WidgetProps) {
  return (
    <section className="sec sec--flush">
      <div className="wrap">
        <WidgetHead widget={widget} />
        <ul className="grid ideas-board ideas-track">
          {widget.designs.slice(0, 8).map((design, index) => (
            <li key={design.slug}>
              <DesignCard design={design} room={room} rates={rates} sizes={sizesOf(index)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function sizesOf(index: number): string {
  if (index === 0) return "(width < 600px) calc(100vw - 40px), 660px";
  const wide = index < 5 ? "318px" : "424px";
  return `(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, ${wide}`;
}
