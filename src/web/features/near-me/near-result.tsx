import { GoLink } from "../../../ui/forms/button.tsx";
import { Notice } from "../../../ui/overlay/notice.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { CentreLine } from "../../sections/centres/centre-line.tsx";
import { kilometres } from "../serviceability/serviceability-words.ts";
import { UnservedPlace } from "../serviceability/unserved-place.tsx";
import type { FoundPlace, NearAnswer } from "./near-answer.ts";

interface NearResultProps {
  answer: NearAnswer;
  locations?: string | undefined;
  talk: string;
}

/** Whether we build there, what is nearest, and what to do where we do not. */
export function NearResult({ answer, locations, talk }: NearResultProps) {
  const { t } = useText();
  return (
    <>
      {answer.kind === "problem" ? (
        <Notice tone="warn">{t(`nearMe.${answer.problem}`)}</Notice>
      ) : (
        <Found found={answer} />
      )}
      {answer.kind !== "served" && answer.pincode && <Waiting answer={answer} pincode={answer.pincode} />}
      <p className="row">
        <GoLink href={talk}>{t("nearMe.talk")}</GoLink>
        {locations && <GoLink href={locations}>{t("nearMe.allCities")}</GoLink>}
      </p>
    </>
  );
}

function Found({ found: { kind, place, pincode, city, centres } }: { found: FoundPlace }) {
  const { t, language } = useText();
  const where = place ?? (pincode || city?.name) ?? "";
  const away = city && (city.km < NEAR_KM ? "" : t("cities.km", { km: kilometres(city.km, language) }));
  return (
    <>
      <Notice tone={kind === "served" ? "ok" : "info"}>{t(`nearMe.${kind}`, { place: where })}</Notice>
      {city && (
        <p className="d25">
          <a className="link" href={city.href}>
            {t("nearMe.cityPage", { city: city.name })}
          </a>
          {away && <span className="t15 soft"> {away}</span>}
        </p>
      )}
      {centres.length > 0 && (
        <ul className="rule-end">
          {centres.map(({ centre, km }) => (
            <CentreLine
              key={`${centre.city} ${centre.id}`}
              centre={centre}
              words={{ everyDay: t("cities.everyDay"), directions: t("embed.directions") }}
              distance={t("cities.km", { km: kilometres(km, language) })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const NEAR_KM = 5;

/** The list of those who wait for us at a post code. */
function Waiting({ answer, pincode }: { answer: NearAnswer; pincode: string }) {
  const found = answer.kind === "problem" ? undefined : answer;
  const [nearest] = found?.centres ?? [];
  if (answer.kind === "problem" && answer.problem === "failed") return null;
  return (
    <UnservedPlace
      key={pincode}
      pincode={pincode}
      contact={() => ""}
      facts={{
        place: found?.place,
        city: undefined,
        position: undefined,
        centre: nearest && { name: nearest.centre.name, km: nearest.km },
        nearestCity: found?.city && { name: found.city.name, km: found.city.km },
      }}
    />
  );
}
