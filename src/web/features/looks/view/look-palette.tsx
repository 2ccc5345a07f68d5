import { useText } from "../../../../ui/text/text.tsx";
import type { Look } from "./load-look.ts";
import "./look-palette.css";

/** The colours that run through all the rooms, one below the other as on a painter's card, each with its number. */
export function LookPalette({ palette }: { palette: NonNullable<Look["palette"]> }) {
  const { t } = useText();
  return (
    <div className="look-palette">
      <ul className="look-palette__card">
        {palette.colours.map(({ name, hex }) => (
          <li key={hex}>
            <span className="look-palette__chip" style={{ backgroundColor: hex }} />
            <span className="strong">{name}</span>
            <span className="t13 soft num">{hex}</span>
          </li>
        ))}
      </ul>
      <h3 className="strong">{t("looks.palette")}</h3>
      <p className="t15 soft">{t("looks.paletteHelp", { name: palette.name })}</p>
    </div>
  );
}
