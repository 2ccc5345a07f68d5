import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { formatRoundAmount } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import type { MyRoom } from "../../../../../prices/my-room.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { island } from "../../../../frame/islands/island.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { showGallery } from "../../../lists/gallery/show-gallery.ts";
import { MY_ROOM_DIALOG } from "../describe-room.ts";
import { myRoomQuery } from "../my-room-query.ts";
import { HiddenFields, PreservedFields, without } from "../preserved-fields.tsx";
import { ROOM_PARAMETERS } from "../room-parameters.ts";
import { useMyRoom } from "../use-my-room.ts";
import { BUDGET_SCALES } from "./budget-scale.ts";
import "../my-room.css";

export interface BudgetProps {
  room: MyRoom | undefined;
  path: string;
  /** Other query parameters to preserve; page, budget and sort are left out. */
  keep?: Record<string, string>;
  budget?: number | undefined;
  sort?: string | undefined;
  /** The size and quality of the room in which the designs are sorted, until the visitor has typed one. */
  standard?: string | undefined;
}

/** Waits this long, so that several presses of the arrow keys cause one update. */
const REST_MS = 250;

export default island("budget-slider", BudgetSlider, { when: "intent" });

function BudgetSlider({ path, keep = {}, ...given }: BudgetProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const news = useMyRoom();
  const room = news ? news.room : given.room;
  const { least, most, step } = BUDGET_SCALES[country];
  const [amount, setAmount] = useState(given.budget ?? most);
  const sortedBy = given.sort === "position" ? "" : (given.sort ?? "");
  const [sort, setSort] = useState(sortedBy);
  // The end of the scale means any price.
  const budget = amount < most ? amount : undefined;
  const label =
    budget === undefined
      ? t("myRoom.anyBudget")
      : t("myRoom.upTo", { amount: formatRoundAmount(budget, country) });
  const show = () => void showGallery(budgetAddress(path, { keep, room, budget, sort }));
  const form = useRest(show);
  return (
    <div className="budget pile" data-state={room ? "known" : "unknown"}>
      <form
        ref={form}
        className="budget__form"
        action={path}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <PreservedFields keep={keep} but={BUDGET_FIELDS} />
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
          value={amount}
          aria-valuetext={label}
          style={shareOf(amount, country)}
          onChange={({ target }) => setAmount(target.valueAsNumber)}
        />
        <output className="t15 num budget__value" htmlFor="my-budget">
          {label}
        </output>
        {room && <SortByPrice sort={sort} onSort={setSort} />}
        <Button className="budget__go" type="submit" look="line" size="small">
          {t("myRoom.apply")}
        </Button>
      </form>
      <div className="budget__unknown row">
        <a className="budget__ask tap" href={`#${MY_ROOM_DIALOG}`} data-opens={MY_ROOM_DIALOG}>
          <Icon name="wallet" />
          <span className="link t15">
            {!room && given.standard
              ? t("myRoom.sortStandard", { room: given.standard })
              : t("myRoom.budgetAsk")}
          </span>
        </a>
        {!room && <SortWithoutRoom path={path} keep={keep} given={sortedBy} />}
      </div>
    </div>
  );
}

/** Runs when a control's value is final, because React's change event fires at every step. */
function useRest(act: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const onRest = useEffectEvent(act);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(resting);
      resting = setTimeout(() => onRest(), REST_MS);
    };
    const element = form.current;
    element?.addEventListener("change", wait);
    return () => {
      clearTimeout(resting);
      element?.removeEventListener("change", wait);
    };
  }, []);
  return form;
}

function shareOf(amount: number, country: Country): CSSProperties & Record<`--${string}`, number> {
  const { least, most } = BUDGET_SCALES[country];
  return { "--share": (amount - least) / (most - least) };
}

function SortByPrice({ sort, onSort }: { sort: string; onSort: (sort: string) => void }) {
  const { t } = useText();
  return (
    <span className="budget__sort">
      <select
        name="sort"
        aria-label={t("myRoom.sort")}
        value={sort}
        onChange={({ target }) => onSort(target.value)}
      >
        <option value="">{t("myRoom.sortOurs")}</option>
        <option value="price">{t("myRoom.sortLow")}</option>
        <option value="-price">{t("myRoom.sortHigh")}</option>
      </select>
      <Icon name="down" size="small" />
    </span>
  );
}

interface SortWithoutRoomProps {
  path: string;
  keep: Readonly<Record<string, string>>;
  given: string;
}

/** The server compares the prices of a standard room, which changes the whole page. */
function SortWithoutRoom({ path, keep, given }: SortWithoutRoomProps) {
  const { t } = useText();
  const [sort, setSort] = useState(given);
  return (
    <form className="line" action={path} method="get">
      <PreservedFields keep={keep} but={BUDGET_FIELDS} />
      <SortByPrice
        sort={sort}
        onSort={(chosen) => {
          setSort(chosen);
          location.assign(budgetAddress(path, { ...NO_ROOM, keep, sort: chosen }));
        }}
      />
      <Button className="budget__go" type="submit" look="line" size="small">
        {t("myRoom.apply")}
      </Button>
    </form>
  );
}

const NO_ROOM = { room: undefined, budget: undefined };

interface Asked {
  keep: Readonly<Record<string, string>>;
  room: MyRoom | undefined;
  budget: number | undefined;
  sort: string;
}

const BUDGET_FIELDS = ["budget", "sort", "page"];

/** The URL of the gallery within a budget. An empty sort order and a budget at the end of the scale are left out. */
export function budgetAddress(path: string, { keep, room, budget, sort }: Asked): string {
  const query = new URLSearchParams({
    ...without(keep, [...ROOM_PARAMETERS, ...BUDGET_FIELDS]),
    ...(room && myRoomQuery(room)),
    ...(budget !== undefined && { budget: String(budget) }),
    ...(sort && { sort }),
  });
  return `${path}?${query}`;
}
