import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import "./promise.css";

export function PromiseSection({ promise }: { promise: HomePage["promise"] }) {
  return (
    <section className="sec on-sand" id="promise">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{promise.title}</h2>
          <p className="soft">{promise.lede}</p>
        </div>
        <ul className="promise">
          {promise.items.map((item) => (
            <li key={item.name}>
              <p className="d32 promise__figure">
                <bdi>{item.figure}</bdi>
              </p>
              <h3 className="d20">{item.name}</h3>
              <p className="t15 soft">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
