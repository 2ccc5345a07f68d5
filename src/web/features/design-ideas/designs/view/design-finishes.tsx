import type { ReadDesign } from "../../../../../contracts/documents/designs/read-design.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import "./designs-view.css";

interface FinishesProps {
  swatches: ReadDesign["swatches"];
  edition: Edition;
}

/** Every sample is photographed on the same square sheet. */
const SAMPLE = { width: 1000, height: 1000, dominant: "#dbd6ca" } as const;

/** The materials as they lie on the table. */
export function DesignFinishes({ swatches, edition }: FinishesProps) {
  const { t } = useText();
  const catalogue = linkTo(edition, "finishes");
  if (swatches.length === 0) return null;
  return (
    <section className="sec on-sand">
      <div className="wrap split align-stretch design-materials">
        <div>
          <h2 className="d32">{t("design.finishes")}</h2>
          <p className="soft pretty above-3 design-materials__help">{t("design.finishesHelp")}</p>
          {catalogue && <GoLink href={catalogue}>{t("design.allFinishes")}</GoLink>}
        </div>
        <ul className="design-finishes columns columns--6">
          {swatches.map(({ finish, name, imageUrl }) => (
            <li key={finish} className="stack gap-2">
              <Picture
                photo={{ url: imageUrl, ...SAMPLE }}
                alt=""
                ratio="1:1"
                sizes="(width < 600px) 140px, 200px"
              />
              <p className="t15">{name.charAt(0).toUpperCase() + name.slice(1)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
