import { useText } from "../../../../ui/text/text.tsx";
import type { HeldPart } from "./held-words.ts";

/** What we keep, what for and how long; and behind each line the data itself. */
export function HeldTable({ parts }: { parts: readonly HeldPart[] }) {
  const { t } = useText();
  return (
    <ul className="held">
      {parts.map(({ name, value, count, title, why, until }) => (
        <li key={name} className="rule pad-block-4 stack gap-2" data-held={name}>
          <div className="line apart">
            <h3 className="d20">{t(title)}</h3>
            <span className="t13 soft num">{t("mydata.count", { count })}</span>
          </div>
          <p className="t15">{t(why)}</p>
          <p className="t13 soft">{t(until)}</p>
          {count > 0 && (
            <details>
              <summary className="tap t15 link">{t("mydata.show")}</summary>
              <div className="break-words above-2 pad-4 data-tree t13" dir="ltr" lang="en">
                <DataTree value={value} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Anything that is kept, as one can read it: names and values, lists one under the other. */
function DataTree({ value }: { value: unknown }) {
  if (Array.isArray(value))
    return (
      <ol className="data-tree__list">
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is written once and never reordered
          <li key={index}>
            <DataTree value={item} />
          </li>
        ))}
      </ol>
    );
  if (typeof value === "object" && value !== null)
    return (
      <dl className="data-tree__facts">
        {Object.entries(value)
          .filter(([, inner]) => !isEmpty(inner))
          .map(([name, inner]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <DataTree value={inner} />
              </dd>
            </div>
          ))}
      </dl>
    );
  return <bdi>{String(value)}</bdi>;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
