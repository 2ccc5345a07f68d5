import { useSortable } from "@dnd-kit/sortable";
import { ActionIcon, Box, Group, UnstyledButton } from "@mantine/core";
import { type CSSProperties, type ReactNode, useState, useSyncExternalStore } from "react";
import { isWithin, useFormFrame } from "../form-frame.tsx";
import { useFormText } from "../form-text.ts";

export interface ListItemActions {
  move: (from: number, to: number) => void;
  duplicate: (at: number) => void;
  remove: (at: number) => void;
}

interface ListItemProps {
  rowKey: string;
  id: string;
  index: number;
  count: number;
  /** "3. Hero: A kitchen in six weeks" */
  title: string;
  /** A single input is always shown; fields are shown when the item is opened. */
  isFolded: boolean;
  isFixed: boolean;
  canAdd: boolean;
  isReadOnly: boolean;
  isNew: boolean;
  hasFault: boolean;
  actions: ListItemActions;
  children: ReactNode;
}

export function ListItem({ rowKey, id, isFolded, isNew, title, hasFault, children, ...rest }: ListItemProps) {
  const { t } = useFormText();
  const { reveal } = useFormFrame();
  const target = useSyncExternalStore(reveal.subscribe, reveal.target, reveal.target);
  const [chosen, setChosen] = useState<{ isOpen: boolean; before: string }>();
  const isWanted = isNew || isWithin(target, id);
  // A link to a fault opens the item again after it was closed.
  const isOpen = chosen && chosen.before === target ? chosen.isOpen : chosen?.isOpen || isWanted;
  const { setNodeRef, transform, transition, attributes, listeners, setActivatorNodeRef } = useSortable({
    id: rowKey,
    disabled: rest.isFixed || rest.isReadOnly,
  });
  const style: CSSProperties = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
    background: "var(--white)",
    border: "var(--hairline)",
    borderRadius: "var(--s1)",
    padding: "var(--s1-half)",
  };
  const toggle = (
    <UnstyledButton
      id={`${id}-fold`}
      aria-expanded={isOpen}
      aria-controls={`${id}-fields`}
      onClick={() => setChosen({ isOpen: !isOpen, before: target })}
      style={{ flex: 1, minInlineSize: 0, overflowWrap: "anywhere", padding: "var(--s1)" }}
    >
      <span aria-hidden="true">{isOpen ? "▾" : "▸"}</span> <bdi>{title}</bdi>
      {hasFault && <b style={{ color: "var(--danger)" }}> {t("staff.form.hasFault")}</b>}
    </UnstyledButton>
  );
  return (
    <Box component="li" ref={setNodeRef} id={id} style={style}>
      <Group gap="xs" wrap="nowrap" align={isFolded ? "center" : "start"}>
        {!rest.isFixed && !rest.isReadOnly && (
          <ActionIcon
            variant="subtle"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={t("staff.form.drag", { title })}
            style={{ cursor: "grab", touchAction: "none" }}
          >
            <span aria-hidden="true">⠿</span>
          </ActionIcon>
        )}
        {isFolded ? toggle : <Box style={{ flex: 1, minInlineSize: 0 }}>{children}</Box>}
        {!rest.isReadOnly && <ItemButtons {...rest} title={title} id={id} />}
      </Group>
      {isFolded && (
        <Box p="sm" id={`${id}-fields`} hidden={!isOpen}>
          {isOpen && children}
        </Box>
      )}
    </Box>
  );
}

type ItemButtonsProps = Omit<
  ListItemProps,
  "rowKey" | "isFolded" | "isNew" | "hasFault" | "children" | "isReadOnly"
>;

function ItemButtons({ id, index, count, title, isFixed, canAdd, actions }: ItemButtonsProps) {
  const { t } = useFormText();
  if (isFixed) return null;
  const buttons = [
    {
      ...{ key: "up", sign: "↑", isOff: index === 0, label: t("staff.form.moveUp", { title }) },
      act: () => actions.move(index, index - 1),
    },
    {
      ...{ key: "down", sign: "↓", isOff: index === count - 1, label: t("staff.form.moveDown", { title }) },
      act: () => actions.move(index, index + 1),
    },
    {
      ...{ key: "copy", sign: "⊕", isOff: !canAdd, label: t("staff.form.duplicate", { title }) },
      act: () => actions.duplicate(index),
    },
    {
      ...{ key: "remove", sign: "✕", isOff: false, label: t("staff.form.removeItem", { title }) },
      act: () => actions.remove(index),
    },
  ];
  return (
    <Group gap={2} wrap="nowrap">
      {buttons.map(({ key, sign, isOff, label, act }) => (
        <ActionIcon
          key={key}
          id={`${id}-${key}`}
          variant="subtle"
          size="md"
          aria-label={label}
          title={label}
          // A button that has just moved its item to the end of the list must not lose the focus.
          data-disabled={isOff || undefined}
          aria-disabled={isOff}
          onClick={isOff ? undefined : act}
        >
          <span aria-hidden="true">{sign}</span>
        </ActionIcon>
      ))}
    </Group>
  );
}
