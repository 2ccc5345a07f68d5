import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { PieceDetails } from "../picks/piece-details.ts";
import type { SceneView } from "../picks/scene-view.ts";

interface PieceDetailsProps {
  details: PieceDetails;
  country: SceneView["country"];
}

/** What the shop says of a piece in one variation. */
export function PieceDetailsView({ details, country }: PieceDetailsProps) {
  const { t } = useText();
  return (
    <>
      {details.description && <p>{details.description}</p>}
      <dl className="piece-details__rows pairs">
        <div>
          <dt>{t("smartPhoto.leadTime")}</dt>
          <dd>
            {details.days === null ? t("smartPhoto.notSold") : t("smartPhoto.days", { days: details.days })}
          </dd>
        </div>
        {ROWS.map(([label, field]) =>
          details[field] ? (
            <div key={field}>
              <dt>{t(label)}</dt>
              <dd>{details[field]}</dd>
            </div>
          ) : null,
        )}
        {details.options.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.join(" · ")}</dd>
          </div>
        ))}
      </dl>
      {details.madeOf && <Units madeOf={details.madeOf} country={country} />}
    </>
  );
}

const ROWS = [
  ["smartPhoto.warranty", "warranty"],
  ["smartPhoto.care", "care"],
  ["smartPhoto.returns", "returns"],
  ["smartPhoto.fitting", "fitting"],
] as const;

function Units({
  madeOf,
  country,
}: {
  madeOf: NonNullable<PieceDetails["madeOf"]>;
  country: SceneView["country"];
}) {
  const { t } = useText();
  return (
    <details className="rules piece-details__units">
      <summary>{t("smartPhoto.units", { count: madeOf.units.length })}</summary>
      {madeOf.measuring && <p>{madeOf.measuring}</p>}
      <ul className="piece-details__list stack gap-2">
        {madeOf.units.map(({ code, display_name, price, available }) => (
          <li key={code}>
            <span>
              {display_name}
              {!available && <small>{t("smartPhoto.unitAway")}</small>}
            </span>
            <Money amount={price} country={country} strong={false} />
          </li>
        ))}
      </ul>
    </details>
  );
}
