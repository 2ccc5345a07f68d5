import { Picture } from "../../../../../ui/media/picture.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import { DesignLine } from "./design-line.tsx";
import type { WidgetProps } from "./widget-props.ts";

/** Where the price is the point, the list looks like one. */
export function PriceList({ widget, room, rates }: WidgetProps) {
  return (
    <Section className="split split--5-7 align-stretch">
      <div className="stack ideas-prices">
        <h2 className="d42">{widget.title}</h2>
        <p className="soft">{widget.subtitle}</p>
        {widget.picture && <Picture {...widget.picture} sizes="(width < 1024px) 100vw, 520px" />}
      </div>
      <ul className="ideas-lines">
        {widget.designs.slice(0, 6).map((design) => (
          <li key={design.slug}>
            <DesignLine design={design} room={room} rates={rates} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
