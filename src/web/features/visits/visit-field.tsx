import { useState } from "react";
import { timeWords } from "../../../editions/day-words.ts";
import { minutesOf } from "../../../editions/time-slots.ts";
import { Chips } from "../../../ui/forms/choice-group.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useSharedState } from "../../frame/islands/use-shared-state.ts";
import { useFreeDays } from "./use-free-days.ts";
import type { VisitOffer } from "./visit-offer.ts";
import "./visit-field.css";

interface VisitFieldProps {
  offer: VisitOffer;
  id: string;
  error?: string | undefined;
  values?: Readonly<Record<string, string>> | undefined;
}

/** The centre, the day and the hour of a visit. Without a script any day and hour can be asked for, and the answer tells. */
export function VisitField({ offer, id, error, values }: VisitFieldProps) {
  const { t } = useText();
  const found = useSharedState(({ selectedEc }) => selectedEc?.ecName);
  const [picked, setPicked] = useState<{ ecName: string; before: unknown }>();
  // Whichever was chosen last: on the map beside the form, or in it.
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
    <div className="columns columns--2 gap-4 visit-any">
      <TextInput
        id={id}
        type="date"
        dir="ltr"
        name="visit_day"
        label={t("visits.day")}
        defaultValue={values?.visit_day}
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
