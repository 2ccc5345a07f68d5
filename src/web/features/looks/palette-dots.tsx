import type { LookItem } from "../../../contracts/calls/looks.ts";
import { useText } from "../../../ui/text/text.tsx";

/** The colours of a home in a row, named for those who cannot see them. */
export function PaletteDots({ palette }: { palette: NonNullable<LookItem["palette"]> }) {
  const { t } = useText();
  const { name, colours } = palette;
  return (
    <span className="palette-dots" role="img" aria-label={t("looks.paletteOf", { name })}>
      {colours.map(({ hex }) => (
        <span key={hex} style={{ backgroundColor: hex }} />
      ))}
    </span>
  );
}
