import { HeartButton } from "../../../../ui/forms/icon-button.tsx";
import type { SavedDesign } from "./saved-design.ts";
import "./wishlist.css";

export function SaveButton({ design }: { design: SavedDesign }) {
  const { slug, contentType, title, href, image, price, facts } = design;
  const saved: SavedDesign = { slug, contentType, title, href, image, price, facts };
  return <HeartButton className="needs-script save" name={title} data-save={JSON.stringify(saved)} />;
}
