import { useEffect, useState } from "react";
import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import { listFullVisitsDescriptor } from "../../../../contracts/calls/leads/visit-descriptors.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { timeWords } from "../../../../editions/day-words.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage, useSharedState } from "../../../frame/islands/page-context.ts";
import { type FullHour, freeDays, type ShownDay, shownDays, type VisitOffer } from "./visit-offer.ts";
import "./visit-field.css";

interface VisitFieldProps {
  offer: VisitOffer;
  id: string;
  error?: string | undefined;
  values?: Readonly<Record<string, string>> | undefined;
}

export function VisitField({ offer, id, error, values }: VisitFieldProps) {
  const { t } = useText();
  const found = useSharedState(({ selectedEc }) => selectedEc?.ecName);
  const [picked, setPicked] = useState<{ ecName: string; before: unknown }>();
  // The latest choice wins: on the map beside the form, or in the form.
  const wanted = picked && picked.before === found ? picked.ecName : (found ?? values?.ec_name);
  const centre = offer.centres.find(({ ecName }) => ecName === wanted) ?? offer.centres[0];
  const days = useFreeDays(offer, centre?.ecName ?? "", error !== undefined);
  if (!centre) return null;
  return (
    <>
      <Select
        id={`${id}-centre`}
        name="ec_name"
        label={t("visits.centre")}
        value={centre.ecName}
        onChange={({ target }) => setPicked({ ecName: target.value, before: found })}
      >
        {offer.centres.map(({ ecName, name }) => (
          <option key={ecName} value={ecName}>
            {name}
          </option>
        ))}
      </Select>
      {days ? (
        <FreeHours
          key={centre.ecName}
          {...{ id, days, error }}
          wished={values?.visit_day}
          chosen={values?.ec_visit_timing}
        />
      ) : (
        <AnyHour {...{ id, error, values }} hours={offer.hours} />
      )}
    </>
  );
}

interface FreeHoursProps extends Pick<VisitFieldProps, "id" | "error"> {
  days: NonNullable<ReturnType<typeof useFreeDays>>;
  wished: string | undefined;
  chosen: string | undefined;
}

function FreeHours({ id, days, error, wished, chosen }: FreeHoursProps) {
  const { t } = useText();
  const [wanted, setDay] = useState(wished ?? chosen?.slice(0, 10));
  const day = days.find((one) => one.day === wanted) ?? days[0];
  if (!day) return <p className="t15 soft">{t("visits.none")}</p>;
  return (
    <div className="visit-hours stack stack--fields">
      <Chips
        id={`${id}-day`}
        name="visit_day"
        label={t("visits.day")}
        choices={days.map(({ day: value, label }) => ({ value, label }))}
        chosen={[day.day]}
        onChoose={setDay}
      />
      <Chips
        key={day.day}
        id={id}
        className="visit-hours__times"
        name="ec_visit_timing"
        label={t("visits.hour")}
        choices={day.times.map(({ at, label }) => ({ value: at, label }))}
        chosen={chosen ? [chosen] : []}
        error={error}
        help={t("visits.hourHelp")}
      />
    </div>
  );
}

function AnyHour({ id, error, values, hours }: Omit<VisitFieldProps, "offer"> & { hours: string[] }) {
  const { t, language } = useText();
  return (
    <div className="visit-hours stack stack--fields">
      <TextInput
        id={id}
        type="date"
        dir="ltr"
        name="visit_day"
        label={t("visits.day")}
        defaultValue={values?.visit_day}
        help={t("visits.dayHelp")}
        error={error}
        required
      />
      <Select id={`${id}-hour`} name="visit_time" label={t("visits.hour")} defaultValue={values?.visit_time}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {timeWords(minutesOf(hour), language)}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface Known {
  full: readonly FullHour[];
  now: Date;
}

/**
 * The free hours of a centre in the browser; undefined before the response. They are loaded again after an hour was
 * refused. If the call fails every hour is offered, and the response to the form decides.
 */
function useFreeDays(offer: VisitOffer, ecName: string, isRefused: boolean): ShownDay[] | undefined {
  const text = useText();
  const { edition } = usePage();
  const { isoCode, country } = edition;
  const [known, setKnown] = useState<Known>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is the reason to ask again
  useEffect(() => {
    const asked = new AbortController();
    void browserCall(listFullVisitsDescriptor, { country: isoCode }, { signal: asked.signal }).then(
      (answer) => {
        if (!asked.signal.aborted) setKnown({ full: answer.ok ? answer.value.full : [], now: new Date() });
      },
    );
    return () => asked.abort();
  }, [isoCode, isRefused]);

  const centre = offer.centres.find((candidate) => candidate.ecName === ecName);
  if (!known || !centre) return offer.given?.ecName === ecName ? offer.given.days : undefined;
  const today = wallTime(known.now, COUNTRY_TIME[country].timeZone).day;
  return shownDays(freeDays(offer, centre, edition, known), today, text);
}
