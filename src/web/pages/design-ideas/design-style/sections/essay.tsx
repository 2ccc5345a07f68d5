import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Prose } from "../../../../../ui/text/prose.tsx";
import "./essay.css";

/** The style in words, with two photographs that say the same. */
export function EssaySection({ style }: { style: DesignStyle }) {
  return (
    <section className="sec" aria-label={style.title}>
      <div className="wrap style-essay">
        <Prose hasInitial>
          {style.essay.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <div className="style-essay__views">
          {style.views.map(({ photo, alt, caption }) => (
            <figure key={photo.name}>
              <Picture photo={photo} alt={alt} sizes="(width < 1024px) 92vw, 520px" />
              <figcaption className="t15 soft">{caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
