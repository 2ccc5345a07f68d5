import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import { useFormText } from "../form-text.ts";

/** What a screen reader says while an item is dragged by keyboard. */
export function useDragTexts(titleOf: (id: UniqueIdentifier) => string): Announcements {
  const { t } = useFormText();
  return {
    onDragStart: ({ active }) => t("staff.form.dragStarted", { title: titleOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t("staff.form.dragOver", { title: titleOf(active.id), other: titleOf(over.id) }) : undefined,
    onDragEnd: ({ active }) => t("staff.form.dragEnded", { title: titleOf(active.id) }),
    onDragCancel: ({ active }) => t("staff.form.dragCancelled", { title: titleOf(active.id) }),
  };
}
