import type { CSSProperties } from "react";
import type { Edition } from "../../../../editions/edition.ts";
import { formatRoundAmount } from "../../../../editions/money.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { HiddenFields, KeptFields } from "../kept-fields.tsx";
import { roomKey } from "../kept-room.ts";
import { MY_ROOM_DIALOG } from "../my-room-dialog.tsx";
import { myRoomQuery } from "../my-room-query.ts";
import { BUDGET_SCALES } from "./budget-scale.ts";
import "./budget-slider.css";

export interface BudgetSliderProps {
  edition: Edition;
  /** Without rates nothing can be sorted by price. */
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
  path: string;
  /** What else stands in the address and stays there; the page, budget and sort are left out. */
  keep?: Record<string, string>;
  /** Nothing where any price will do. */
  budget?: number | undefined;
  sort?: string | undefined;
}

const OWN_FIELDS = ["budget", "sort", "page"];

/** Sorts and filters a gallery by what its designs cost in the visitor's room; asks for the room first. */
export function BudgetSlider({ edition, rates, room, path, keep = {}, budget, sort }: BudgetSliderProps) {
  const { t } = useText();
  if (!rates) return null;
  const { least, most, step } = BUDGET_SCALES[edition.country];
  const label = isLimit(budget, most)
    ? t("myRoom.upTo", { amount: formatRoundAmount(budget, edition.country) })
    : t("myRoom.anyBudget");
  return (
    <div
      className="budget pile"
      data-budget
      data-country={edition.country}
      data-state={room ? "known" : "unknown"}
      data-up-to={t("myRoom.upTo")}
      data-any={t("myRoom.anyBudget")}
    >
      <HoldPlace country={edition.country} />
      <form className="budget__form" action={path} method="get" data-budget-form>
        <KeptFields keep={keep} but={OWN_FIELDS} />
        {room && <HiddenFields fields={myRoomQuery(room)} />}
        <label className="t15 strong budget__label" htmlFor="my-budget">
          {t("myRoom.budget")}
        </label>
        <input
          className="budget__range"
          id="my-budget"
          type="range"
          name="budget"
          min={least}
          max={most}
          step={step}
          defaultValue={budget ?? most}
          aria-valuetext={label}
          style={shareOf(budget ?? most, edition.country)}
        />
        <output className="t15 budget__value" htmlFor="my-budget">
          {label}
        </output>
        <SortByPrice sort={sort} />
        <Button className="budget__go" type="submit" look="line" size="small">
          {t("myRoom.apply")}
        </Button>
      </form>
      <a className="budget__ask tap" href={`#${MY_ROOM_DIALOG}`} data-opens={MY_ROOM_DIALOG}>
        <Icon name="wallet" />
        <span className="link t15">{t("myRoom.budgetAsk")}</span>
      </a>
    </div>
  );
}

/** At the end of the scale any price will do. */
function isLimit(budget: number | undefined, most: number): budget is number {
  return budget !== undefined && budget < most;
}

/** How much of the scale lies before the handle. */
function shareOf(amount: number, country: Country): CSSProperties & Record<`--${string}`, number> {
  const { least, most } = BUDGET_SCALES[country];
  return { "--share": (amount - least) / (most - least) };
}

/** Runs while the page is read: the slider's place is held from the beginning for whoever will need it. */
function HoldPlace({ country }: { country: Country }) {
  const script = `try{if(localStorage.getItem("${roomKey(country)}"))document.documentElement.dataset.hasRoom=""}catch{}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a line of our own, with a key of ours in it.
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

function SortByPrice({ sort = "" }: { sort?: string | undefined }) {
  const { t } = useText();
  return (
    <span className="budget__sort">
      <select name="sort" aria-label={t("myRoom.sort")} defaultValue={sort}>
        <option value="">{t("myRoom.sortOurs")}</option>
        <option value="price">{t("myRoom.sortLow")}</option>
        <option value="-price">{t("myRoom.sortHigh")}</option>
      </select>
      <Icon name="down" size="small" />
    </span>
  );
}
