import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { ShownPicture } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { island } from "../../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../../frame/islands/island-pictures.tsx";
import { Enlarge, Strip, viewId } from "./view-strip.tsx";

/**
 * The room from every camera. The thumbnails are links to the pictures in the strip and need no script. With scripts
 * they scroll the strip without moving the page, and mark the picture that is shown.
 */
export default island("design-views", function DesignViews({ views }: { views: readonly ShownPicture[] }) {
  const { t } = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [isWanted, setWanted] = useState(false);
  const shown = useShownView(strip);
  const turnTo = (event: MouseEvent, index: number) => {
    const element = strip.current?.children[index];
    if (!element || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const distance = element.getBoundingClientRect().x - (strip.current?.getBoundingClientRect().x ?? 0);
    strip.current?.scrollBy({ left: distance, behavior: "smooth" });
  };
  return (
    <IslandPictures>
      <Strip views={views} isEager={isWanted} ref={strip} />
      <Enlarge />
      <ul
        className="line gap-3 align-stretch above-3 design-photos__small"
        aria-label={t("design.views")}
        // A pointer over a thumbnail suggests that its large picture is needed next.
        onPointerOver={() => setWanted(true)}
      >
        {views.map(({ photo }, index) => (
          <li key={photo.url}>
            <a
              href={`#${viewId(index)}`}
              aria-current={index === shown || undefined}
              onClick={(event) => turnTo(event, index)}
            >
              <Picture photo={photo} alt={t("design.viewNumber", { number: index + 1 })} sizes="120px" />
            </a>
          </li>
        ))}
      </ul>
    </IslandPictures>
  );
});

function useShownView(strip: { readonly current: HTMLUListElement | null }): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const elements = [...(strip.current?.children ?? [])];
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setShown(elements.indexOf(target));
      },
      { root: strip.current, threshold: 0.6 },
    );
    for (const element of elements) watcher.observe(element);
    return () => watcher.disconnect();
  }, [strip]);
  return shown;
}
