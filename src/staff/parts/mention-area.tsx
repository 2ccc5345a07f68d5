import { Combobox, Textarea, useCombobox, VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import type { StaffMember } from "../../contracts/staff/calls/member-schemas.ts";
import { useText } from "../frame/staff-text.tsx";
import { membersNamed } from "./mentioned.ts";

interface MentionAreaProps {
  label: string;
  description: string;
  value: string;
  onChange: (value: string) => void;
  /** Who may be mentioned. */
  members: readonly StaffMember[];
  maxLength: number;
}

/** A text in which "@" opens a list of members. The arrow keys and Enter choose one, Escape closes the list. */
export function MentionArea({ value, onChange, members, ...field }: MentionAreaProps) {
  const { t } = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string>();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = typed === undefined ? [] : membersNamed(typed, members);

  /** What is typed after "@", before the caret. */
  const look = () => {
    const { current } = area;
    const name = current
      ? NAME_BEFORE_CARET.exec(current.value.slice(0, current.selectionStart))?.[1]
      : undefined;
    setTyped(name);
    if (name === undefined || membersNamed(name, members).length === 0) return combobox.closeDropdown();
    combobox.openDropdown();
    combobox.selectFirstOption();
  };

  const choose = (name: string) => {
    const { current } = area;
    if (!current) return;
    const caret = current.selectionStart;
    const begin = caret - (typed?.length ?? 0);
    const before = `${value.slice(0, begin)}${name} `;
    onChange(before + value.slice(caret));
    setTyped(undefined);
    combobox.closeDropdown();
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(before.length, before.length);
    });
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.DropdownTarget>
        <div>
          <Combobox.EventsTarget>
            <Textarea
              {...field}
              ref={area}
              value={value}
              onChange={({ currentTarget }) => {
                onChange(currentTarget.value);
                look();
              }}
              onClick={look}
              onBlur={() => combobox.closeDropdown()}
              dir="auto"
              autosize
              minRows={2}
            />
          </Combobox.EventsTarget>
        </div>
      </Combobox.DropdownTarget>
      <VisuallyHidden role="status">
        {combobox.dropdownOpened && t("staff.tickets.mentionFound", { count: found.length })}
      </VisuallyHidden>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options aria-label={t("staff.tickets.mentionChoose")}>
          {found.map(({ id, name }) => (
            <Combobox.Option key={id} value={name}>
              <bdi>{name}</bdi>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** A name has at most four words. */
const NAME_BEFORE_CARET = /(?:^|\s)@([^\s@]*(?: [^\s@]+){0,3})$/u;
