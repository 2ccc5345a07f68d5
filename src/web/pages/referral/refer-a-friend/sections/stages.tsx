import type { ReferPage } from "../../../../../contracts/documents/refer-page.ts";
import "./stages.css";

export function StagesSection({ stages }: Pick<ReferPage, "stages">) {
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="d42">{stages.title}</h2>
        <ol className="refer-stages">
          {stages.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="d25">{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
