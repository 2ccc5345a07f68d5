import { useRef, useState } from "react";
import { byDistance, type Position } from "../../../../contracts/places/distance.ts";
import { Button, GoLink } from "../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { CentreLine, type ShownCentre } from "../../../sections/centres/centre-line.tsx";
import { findServiceability, kilometres } from "../serviceability/serviceability.ts";
import { lookUpServices } from "../serviceability/serviceability-calls.ts";
import { UnservedPlace } from "../serviceability/unserved-place.tsx";
import "./near-me.css";

export interface NearMeProps {
  places: NearPlaces;
  typed: string;
  answer?: NearAnswer | undefined;
  action: string;
  locations?: string | undefined;
  talk: string;
}

/**
 * Without scripts the visitor enters a post code; with scripts they can also press a button to use the browser's
 * location.
 */
export default island("near-me", NearMe, { when: "intent" });

function NearMe({ places, typed, answer: first, action, locations, talk }: NearMeProps) {
  const { t } = useText();
  const { answer, isAsking, ask } = usePosition(places, first);
  return (
    <div className="stack gap-5 near-me">
      <form className="beside align-end one-column-on-phone near-me__form" action={action} method="get">
        <TextInput
          name="pincode"
          label={t("serviceability.code.in")}
          defaultValue={typed}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={16}
          required
        />
        <Button type="submit">{t("nearMe.check")}</Button>
      </form>
      <div className="needs-script">
        <Button look="quiet" size="small" icon="pin" busy={isAsking} onClick={ask}>
          {t("nearMe.locate")}
        </Button>
        <p className="t13 soft measure">{t("nearMe.privacy")}</p>
      </div>
      <div role="status" className="stack gap-5">
        {isAsking && <p className="soft">{t("nearMe.asking")}</p>}
        {!isAsking && answer && <NearResult answer={answer} locations={locations} talk={talk} />}
      </div>
    </div>
  );
}

const WAIT_MS = 12_000;
/** About a kilometre: enough to find the nearest team, and no finer position leaves the device. */
const DECIMALS = 100;

const PROBLEMS: Record<number, NearProblem> = { 1: "denied", 2: "unavailable", 3: "slow" };

/** Requests the browser's location, only after a press. */
function usePosition(places: NearPlaces, first: NearAnswer | undefined) {
  const { country } = usePage().state.getState().defaultAddress;
  const [answer, setAnswer] = useState(first);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(0);

  const settle = (found: NearAnswer, mine: number) => {
    if (mine !== asked.current) return;
    setAnswer(found);
    setAsking(false);
  };
  const ask = () => {
    asked.current += 1;
    const mine = asked.current;
    if (!navigator.geolocation) return settle({ kind: "problem", problem: "unsupported" }, mine);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void answerAt(coords, places, country).then((found) => settle(found, mine)),
      ({ code }) => settle({ kind: "problem", problem: PROBLEMS[code] ?? "unavailable" }, mine),
      { enableHighAccuracy: false, timeout: WAIT_MS, maximumAge: 600_000 },
    );
  };
  return { answer, isAsking, ask };
}

async function answerAt(
  { latitude, longitude }: Pick<GeolocationCoordinates, "latitude" | "longitude">,
  places: NearPlaces,
  country: string,
): Promise<NearAnswer> {
  const here = { lat: rounded(latitude), lng: rounded(longitude) };
  if (!isInIndia(here)) return { kind: "problem", problem: "abroad" };
  const { nonServiceable, hasError } = await findServiceability(
    { country, pincode: "0", ...here },
    lookUpServices,
  );
  return { kind: hasError ? "unsure" : nonServiceable ? "unserved" : "served", ...around(here, places) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}

interface NearResultProps {
  answer: NearAnswer;
  locations?: string | undefined;
  talk: string;
}

function NearResult({ answer, locations, talk }: NearResultProps) {
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

interface NearCity extends Position {
  name: string;
  href: string;
}

export interface NearPlaces {
  cities: readonly NearCity[];
  centres: readonly ShownCentre[];
}

/** Each problem has a message that says what to do next. */
type NearProblem =
  | "wrongCode"
  | "unknownCode"
  | "failed"
  | "denied"
  | "unavailable"
  | "slow"
  | "unsupported"
  | "abroad";

interface FoundPlace {
  /** Whether we serve the place; "unsure" if the lookup failed. */
  kind: "served" | "unserved" | "unsure";
  place?: string | undefined;
  pincode?: string | undefined;
  /** The position of the post code. */
  at?: Position;
  city?: { name: string; href: string; km: number } | undefined;
  centres: readonly { centre: ShownCentre; km: number }[];
}

export type NearAnswer = FoundPlace | { kind: "problem"; problem: NearProblem; pincode?: string };

const CENTRES = 3;

export function around(
  position: Position,
  { cities, centres }: NearPlaces,
): Pick<FoundPlace, "city" | "centres"> {
  const [city] = byDistance(position, cities);
  return {
    city: city && { name: city.place.name, href: city.place.href, km: city.km },
    centres: byDistance(position, centres)
      .slice(0, CENTRES)
      .map(({ place, km }) => ({ centre: place, km })),
  };
}

/** The bounding box of India, precise enough for a position. */
function isInIndia({ lat, lng }: Position): boolean {
  return lat > 6.5 && lat < 37.1 && lng > 68.1 && lng < 97.4;
}
