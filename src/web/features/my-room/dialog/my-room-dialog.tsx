import { type MouseEvent, type RefObject, type SubmitEvent, useRef, useState } from "react";
import type { MyRoom } from "../../../../prices/my-room.ts";
import { TIERS, type Tier } from "../../../../prices/rates.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { RadioGroup } from "../../../../ui/forms/choice-group.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { Drawer } from "../../../../ui/overlay/modal.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { RoomTerms } from "../describe-room.ts";
import { fetchRates } from "../fetch-rates.ts";
import { KeptFields, withoutRoom } from "../kept-fields.tsx";
import { changeRoom } from "../know-room.ts";
import { readMyRoom } from "../my-room-query.ts";
import { MY_ROOM_DIALOG } from "./my-room-dialog-id.ts";
import { queryOf, type RoomDraft } from "./room-draft.ts";
import { RoomSides } from "./room-sides.tsx";
import { useRoomDraft } from "./use-room-draft.ts";
import "../my-room.css";

export interface MyRoomProps {
  terms: RoomTerms;
  /** As the address tells it. */
  room?: MyRoom | undefined;
  draft: RoomDraft;
  /** The address has a room that there is not. */
  isWrong: boolean;
  path: string;
  keep: Record<string, string>;
}

const FORM = "my-room-form";

const TIER_HELP = {
  essential: "myRoom.tierEssentialHelp",
  premium: "myRoom.tierPremiumHelp",
  luxe: "myRoom.tierLuxeHelp",
} as const satisfies Record<Tier, MessageKey>;

/** Asks once. Without a script it stands in the page under its own address, and the form leads back to the page. */
export function MyRoomDialog({ terms, room, draft: served, isWrong, path, keep }: MyRoomProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const [draft, change] = useRoomDraft(served, room, terms.unit);
  const [isBad, setBad] = useState(isWrong);
  const dialog = useRef<HTMLDialogElement>(null);
  const firstSide = useRef<HTMLInputElement>(null);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const rates = await fetchRates(country);
    // The server tells what is wrong as well, and the way without rates.
    if (!rates) return form.submit();
    const given = readMyRoom(queryOf(draft), rates);
    setBad(!given);
    if (!given) return firstSide.current?.focus();
    dialog.current?.close();
    return changeRoom(country, given, rates);
  };
  return (
    <Drawer
      ref={dialog}
      id={MY_ROOM_DIALOG}
      title={t("myRoom.title")}
      foot={<Foot path={path} keep={keep} dialog={dialog} />}
    >
      <form
        className="stack gap-5"
        id={FORM}
        action={path}
        method="get"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <KeptFields keep={keep} />
        <p className="t15 soft">{t("myRoom.intro")}</p>
        <RoomSides {...{ draft, change, isBad, firstSide }} unit={terms.unit} />
        <Select
          label={t("myRoom.city")}
          name="city"
          value={draft.city}
          onChange={({ target }) => change({ city: target.value })}
        >
          {Object.entries(terms.cities).map(([slug, name]) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <RadioGroup
          label={t("myRoom.tier")}
          name="tier"
          chosen={[draft.tier]}
          onChoose={(tier) => change({ tier })}
          choices={TIERS.map((tier) => ({
            value: tier,
            label: t(`card.tier-${tier}`),
            help: t(TIER_HELP[tier]),
          }))}
        />
      </form>
    </Drawer>
  );
}

type FootProps = Pick<MyRoomProps, "path" | "keep"> & { dialog: RefObject<HTMLDialogElement | null> };

function Foot({ path, keep, dialog }: FootProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const forget = async (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
    const rates = await fetchRates(country);
    if (rates) await changeRoom(country, undefined, rates);
  };
  return (
    <div className="roomform__foot row">
      <Button type="submit" form={FORM}>
        {t("myRoom.show")}
      </Button>
      <a
        className="link t15 roomform__forget tap"
        href={withoutRoom(path, keep)}
        // The link alone leaves the room on the device.
        data-held
        onClick={(event) => void forget(event)}
      >
        {t("myRoom.forget")}
      </a>
    </div>
  );
}
