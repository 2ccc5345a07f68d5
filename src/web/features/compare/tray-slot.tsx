import { IconButton } from "../../../ui/forms/icon-button.tsx";
import { useImageHosts } from "../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../ui/media/photo.ts";
import { useText } from "../../../ui/text/text.tsx";
import type { ChosenProduct } from "./state/chosen-product.ts";
import { COMPARE, writeCodes } from "./state/compare-address.ts";

interface TraySlotProps {
  product: ChosenProduct;
  /** The codes that stay when it goes. */
  others: readonly string[];
}

export function TraySlot({ product: { name, image }, others }: TraySlotProps) {
  const { t } = useText();
  const atHost = useImageHosts();
  return (
    <li className="beside compare-tray__slot">
      {image ? (
        <img src={stampUrl({ url: image }, atHost)} alt="" width={48} height={48} decoding="async" />
      ) : (
        <span className="compare-tray__blank" />
      )}
      <span className="strong compare-tray__name">{name}</span>
      <IconButton
        type="submit"
        icon="close"
        name={COMPARE}
        value={writeCodes(others)}
        label={t("compare.remove", { name })}
      />
    </li>
  );
}

export function EmptySlot() {
  const { t } = useText();
  return <li className="beside compare-tray__slot compare-tray__slot--empty soft">{t("compare.oneMore")}</li>;
}
