import { IconButton } from "../../../../ui/forms/icon-button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { SAVED_DRAWER_ID } from "./saved-drawer-id.ts";
import { savedWords } from "./saved-words.ts";

/** The heart in the header. How many there are is the browser's to say. */
export function WishlistOpener() {
  const { t } = useText();
  const words = savedWords(t);
  return (
    <IconButton
      className="needs-script wishlist-opener"
      icon="heart"
      label={words.none}
      count={0}
      data-opens={SAVED_DRAWER_ID}
      data-saved-words={JSON.stringify(words)}
    />
  );
}
