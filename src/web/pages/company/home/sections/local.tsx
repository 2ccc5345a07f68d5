import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import "./local.css";

/** What only this country asks for: its rules, its weather, its way of living. */
export function LocalSection({ local }: { local: HomePage["local"] }) {
  return (
    <section className="sec sec--flush" id="local">
      <div className="wrap local">
        <div className="local__text">
          <h2 className="d42">{local.title}</h2>
          <p className="t20 soft local__lede">{local.lede}</p>
          <dl className="local__points">
            {local.points.map((point) => (
              <div key={point.name}>
                <dt className="strong">
                  {point.name === local.badge && <Icon name="shield" />}
                  {point.name}
                </dt>
                <dd className="t15 soft">{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture {...local.picture} sizes="(width < 600px) 100vw, (width < 1024px) 60vw, 900px" />
      </div>
    </section>
  );
}
