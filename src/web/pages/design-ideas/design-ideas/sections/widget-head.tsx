import type { FilledWidget } from "../load-widgets.ts";

export function WidgetHead({ widget: { title, subtitle } }: { widget: FilledWidget }) {
  return (
    <div className="head">
      <h2 className="d42">{title}</h2>
      <p className="soft">{subtitle}</p>
    </div>
  );
}
