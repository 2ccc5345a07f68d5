import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import { useText } from "../../../../../ui/text/text.tsx";

/** The colours, each as large as its place in the room and with the number that a paint shop asks for. */
export function PaletteSection({ style }: { style: DesignStyle }) {
  const { t } = useText();
  return (
    <section className="sec on-sand">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{t("style.palette")}</h2>
          <p className="soft">{t("style.paletteHelp")}</p>
        </div>
        <ul className="columns columns--6 style-palette">
          {style.palette.map(({ name, hex, where }) => (
            <li key={hex}>
              <span className="style-palette__chip" style={{ backgroundColor: hex }} />
              <p className="strong">{name}</p>
              <p className="t13 soft num">{hex}</p>
              <p className="t15 soft">{where}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
