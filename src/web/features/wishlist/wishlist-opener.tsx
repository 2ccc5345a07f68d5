import { IconButton } from "../../../ui/forms/icon-button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { canSave } from "./can-save.ts";
import { SAVED_DRAWER_ID } from "./saved-drawer-id.ts";
import { savedWords } from "./saved-words.ts";

/** The heart in the header, where the country has designs to save. How many there are is the browser's to say. */
export function WishlistOpener() {
  const { t } = useText();
  const { edition } = usePage();
  if (!canSave(edition)) return null;
  const words = savedWords(t);
  return (
    <IconButton
      className="wishlist-opener"
      icon="heart"
      label={words.none}
      count={0}
      data-opens={SAVED_DRAWER_ID}
      data-saved-words={JSON.stringify(words)}
    />
  );
}
