import { useText } from "../../../../../ui/text/text.tsx";
import "./smart-photo-stage.css";

interface SceneDesignerProps {
  name: string;
  city: string | null;
  author?: string | null;
  /** A made-up person, shown until the company names a real one. */
  isSample?: boolean;
}

/** Whose idea it was. */
export function SceneDesigner({ name, city, author = null, isSample = false }: SceneDesignerProps) {
  const { t } = useText();
  return (
    <div className="scene-designer beside">
      <span className="initials center on-forest" aria-hidden="true">
        {initials(name)}
      </span>
      <p>
        <b>{name}</b>
        <span className="soft t15">
          {city ? t("smartPhoto.designerIn", { city }) : t("smartPhoto.designer")}
          {author && ` · ${t("smartPhoto.author", { name: author })}`}
          {isSample && ` · ${t("design.sampleName")}`}
        </span>
      </p>
    </div>
  );
}

/** Arabic letters would join into a syllable. */
const NON_JOINER = "\u200c";

function initials(name: string): string {
  const words = name.split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.charAt(0) ?? "");
  return letters.join(NON_JOINER);
}
