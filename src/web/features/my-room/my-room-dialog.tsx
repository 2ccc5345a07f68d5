import { COUNTRIES } from "../../../editions/countries.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { MyRoom } from "../../../prices/my-room.ts";
import { type PriceRates, TIERS, type Tier } from "../../../prices/rates.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { Chips, RadioGroup } from "../../../ui/forms/choice-group.tsx";
import { FieldGroup } from "../../../ui/forms/field.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import { Drawer } from "../../../ui/overlay/modal.tsx";
import { type MessageKey, useText } from "../../../ui/text/text.tsx";
import type { RoomTexts } from "./describe-room.ts";
import { KeptFields, withoutRoom } from "./kept-fields.tsx";
import type { TypedRoom } from "./my-room-query.ts";
import { UNIT_NAMES, wrongSize } from "./room-texts.ts";
import { unitOf } from "./room-units.ts";
import "./my-room-dialog.css";

export const MY_ROOM_DIALOG = "my-room";
const FORM = "my-room-form";

interface MyRoomDialogProps {
  edition: Edition;
  rates: PriceRates;
  texts: RoomTexts;
  room: MyRoom | undefined;
  typed: TypedRoom | undefined;
  isWrong: boolean;
  path: string;
  keep: Record<string, string>;
}

const TIER_HELP = {
  essential: "myRoom.tierEssentialHelp",
  premium: "myRoom.tierPremiumHelp",
  luxe: "myRoom.tierLuxeHelp",
} as const satisfies Record<Tier, MessageKey>;

const UNITS = ["ft", "m"] as const;

/** Asks once. Without a script it stands in the page under its own address, and the form leads back to the page. */
export function MyRoomDialog(props: MyRoomDialogProps) {
  const { t } = useText();
  const { edition, rates, texts, room, typed, path, keep } = props;
  const chosen = { city: typed?.city ?? room?.city ?? defaultCity(edition), tier: typed?.tier ?? room?.tier };
  return (
    <Drawer id={MY_ROOM_DIALOG} title={t("myRoom.title")} foot={<Foot path={path} keep={keep} />}>
      <form
        className="stack stack--5"
        id={FORM}
        action={path}
        method="get"
        noValidate
        data-my-room-form
        data-unit={unitOf(rates)}
      >
        <KeptFields keep={keep} />
        <p className="t15 soft">{t("myRoom.intro")}</p>
        <Sides {...props} />
        <Select label={t("myRoom.city")} name="city" defaultValue={chosen.city}>
          {Object.entries(texts.cities).map(([slug, name]) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <RadioGroup
          label={t("myRoom.tier")}
          name="tier"
          chosen={[chosen.tier ?? "premium"]}
          choices={TIERS.map((tier) => ({
            value: tier,
            label: texts.tiers[tier],
            help: t(TIER_HELP[tier]),
          }))}
        />
      </form>
    </Drawer>
  );
}

function Sides({ rates, room, typed, isWrong }: MyRoomDialogProps) {
  const { t } = useText();
  const unit = unitOf(rates);
  const side = { inputMode: "decimal", autoComplete: "off", maxLength: 8 } as const;
  return (
    <div className={joinClasses("roomform__size", isWrong && "is-bad")} data-my-room-sides>
      <FieldGroup label={t("myRoom.sides")}>
        <div className="roomform__sides beside beside--top">
          <TextInput
            label={t("myRoom.length")}
            name="room"
            {...side}
            defaultValue={typed?.length ?? room?.length}
          />
          <TextInput
            label={t("myRoom.breadth")}
            name="room.breadth"
            {...side}
            defaultValue={typed?.breadth ?? room?.breadth}
          />
          <Chips
            label={t("myRoom.unit")}
            name="room.unit"
            look="segments"
            chosen={[typed?.unit ?? unit]}
            choices={UNITS.map((value) => ({ value, label: t(UNIT_NAMES[value]) }))}
          />
        </div>
        <p className="roomform__help field__note">{t("myRoom.sidesHelp")}</p>
        <p className="roomform__wrong field__note field__note--error" role="alert">
          {wrongSize(t, rates)}
        </p>
      </FieldGroup>
    </div>
  );
}

function Foot({ path, keep }: Pick<MyRoomDialogProps, "path" | "keep">) {
  const { t } = useText();
  return (
    <div className="roomform__foot row">
      <Button type="submit" form={FORM}>
        {t("myRoom.show")}
      </Button>
      <a className="link t15 roomform__forget tap" href={withoutRoom(path, keep)} data-my-room-forget>
        {t("myRoom.forget")}
      </a>
    </div>
  );
}

function defaultCity({ country }: Edition): string {
  return COUNTRIES[country].defaultAddress.city.toLowerCase();
}
