import { DesignCard } from "../../../../features/designs/design-card.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import type { FilledWidget } from "../load-widgets.ts";
import { DesignLine } from "./design-line.tsx";
import type { Prices } from "./widget-props.ts";

/** Two subjects side by side: one photograph each, and three lines below. */
export function Pair({ widgets, room, rates }: Prices & { widgets: readonly FilledWidget[] }) {
  return (
    <Section className="split split--even ideas-pair">
      {widgets.map(({ id, title, subtitle, designs }) => {
        const [lead, ...others] = designs;
        return (
          <div key={id} className="stack gap-2">
            <h2 className="d32">{title}</h2>
            {subtitle && <p className="soft">{subtitle}</p>}
            {lead && (
              <DesignCard
                design={lead}
                room={room}
                rates={rates}
                sizes="(width < 1024px) calc(100vw - 40px), 640px"
              />
            )}
            <ul className="ideas-lines">
              {others.slice(0, 3).map((design) => (
                <li key={design.slug}>
                  <DesignLine design={design} room={room} rates={rates} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Section>
  );
}
