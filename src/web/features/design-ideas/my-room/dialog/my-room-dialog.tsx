import { type MouseEvent, type Ref, type RefObject, type SubmitEvent, useRef, useState } from "react";
import type { MyRoom } from "../../../../../prices/my-room.ts";
import { TIERS } from "../../../../../prices/rates.ts";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Chips, RadioGroup } from "../../../../../ui/forms/choice-group.tsx";
import { Field, FieldGroup } from "../../../../../ui/forms/field.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { Drawer } from "../../../../../ui/overlay/modal.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { MY_ROOM_DIALOG, type RoomTerms, wrongSize } from "../describe-room.ts";
import { fetchRates } from "../fetch-rates.ts";
import { changeRoom } from "../load-room.ts";
import { isRoomUnit, type RoomUnit, readMyRoom } from "../my-room-query.ts";
import { PreservedFields, withoutRoom } from "../preserved-fields.tsx";
import { draftOf, queryOf, type RoomDraft } from "./room-draft.ts";
import "../my-room.css";

export interface MyRoomProps {
  terms: RoomTerms;
  room?: MyRoom | undefined;
  draft: RoomDraft;
  /** The URL contains an invalid room. */
  isWrong: boolean;
  path: string;
  keep: Record<string, string>;
}

const FORM = "my-room-form";

/** Without scripts the dialog is a part of the page, and its form loads the page again. */
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
    // Without rates the form is submitted, and the server shows an error if there is one.
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
        <PreservedFields keep={keep} />
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
            help: t(`myRoom.tierHelp.${tier}`),
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
        // The plain link would not delete the room that is stored on the device.
        data-held
        onClick={(event) => void forget(event)}
      >
        {t("myRoom.forget")}
      </a>
    </div>
  );
}

interface RoomSidesProps {
  draft: RoomDraft;
  change: ChangeDraft;
  unit: RoomUnit;
  isBad: boolean;
  firstSide: Ref<HTMLInputElement>;
}

const UNITS = ["ft", "m"] as const;

function RoomSides({ draft, change, unit, isBad, firstSide }: RoomSidesProps) {
  const { t } = useText();
  return (
    <div className={joinClasses("roomform__size", isBad && "is-bad")}>
      <FieldGroup label={t("myRoom.sides")}>
        <div className="roomform__sides beside align-start">
          <Side
            ref={firstSide}
            label={t("myRoom.length")}
            name="room"
            value={draft.length}
            isBad={isBad}
            onType={(length) => change({ length })}
          />
          <Side
            label={t("myRoom.breadth")}
            name="room.breadth"
            value={draft.breadth}
            isBad={isBad}
            onType={(breadth) => change({ breadth })}
          />
          <Chips
            label={t("myRoom.unit")}
            name="room.unit"
            look="segments"
            chosen={[draft.unit]}
            onChoose={(chosen) => isRoomUnit(chosen) && change({ unit: chosen })}
            choices={UNITS.map((value) => ({ value, label: t(`myRoom.unit.${value}`) }))}
          />
        </div>
        <p className="roomform__help line t13 soft field__note">{t("myRoom.sidesHelp")}</p>
        <p className="roomform__wrong line t13 soft field__note field__note--error" role="alert">
          {wrongSize(t, unit)}
        </p>
      </FieldGroup>
    </div>
  );
}

interface SideProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  name: string;
  value: string;
  isBad: boolean;
  onType: (text: string) => void;
}

function Side({ ref, label, name, value, isBad, onType }: SideProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          ref={ref}
          {...control}
          className="control"
          type="text"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={value}
          aria-invalid={isBad || undefined}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

type ChangeDraft = (changed: Partial<RoomDraft>) => void;

function useRoomDraft(
  served: RoomDraft,
  room: MyRoom | undefined,
  unit: RoomUnit,
): [draft: RoomDraft, change: ChangeDraft] {
  const [draft, setDraft] = useState(served);
  const [known, setKnown] = useState(room);
  if (room !== known) {
    setKnown(room);
    if (room) setDraft(draftOf(undefined, room, { unit, city: room.city }));
  }
  return [draft, (changed) => setDraft((before) => ({ ...before, ...changed }))];
}
