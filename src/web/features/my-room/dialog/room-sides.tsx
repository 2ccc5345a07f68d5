import type { Ref } from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { Field, FieldGroup } from "../../../../ui/forms/field.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { UNIT_NAMES, wrongSize } from "../describe-room.ts";
import { isRoomUnit, type RoomUnit } from "../room-units.ts";
import type { RoomDraft } from "./room-draft.ts";
import type { ChangeDraft } from "./use-room-draft.ts";

interface RoomSidesProps {
  draft: RoomDraft;
  change: ChangeDraft;
  /** Of the country: what is wrong is said in it. */
  unit: RoomUnit;
  isBad: boolean;
  firstSide: Ref<HTMLInputElement>;
}

const UNITS = ["ft", "m"] as const;

/** Two numbers and what they count. One complaint for both: one does not say which side is meant. */
export function RoomSides({ draft, change, unit, isBad, firstSide }: RoomSidesProps) {
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
            choices={UNITS.map((value) => ({ value, label: t(UNIT_NAMES[value]) }))}
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
