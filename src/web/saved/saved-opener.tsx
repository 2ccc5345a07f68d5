import { IconButton } from "../../ui/icon-button.tsx";
import { useText } from "../../ui/text.tsx";
import { usePage } from "../islands/page-context.ts";
import { canSave } from "./can-save.ts";
import { SAVED_DRAWER_ID } from "./saved-drawer.tsx";

/** The heart in the header, where the country has designs to save. How many there are is the browser's to say. */
export function SavedOpener() {
  const { t } = useText();
  const { edition } = usePage();
  if (!canSave(edition)) return null;
  return (
    <IconButton
      className="saved-opener"
      icon="heart"
      label={t("saved.title")}
      count={0}
      data-opens={SAVED_DRAWER_ID}
      data-saved-count
      data-label={t("saved.title")}
      data-label-count={t("saved.openCount")}
    />
  );
}
