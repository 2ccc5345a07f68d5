import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { FinderCentre, FinderCity } from "../finder-centre.ts";
import type { CentreMap } from "./centre-map.ts";

interface MapPanelProps {
  centres: readonly FinderCentre[];
  cities: readonly FinderCity[];
  /** The chosen one; all of the country, when empty. */
  city: string;
  selected: string | undefined;
  onSelect: (key: string) => void;
  mapStyle: string | undefined;
}

/** The map, which is fetched when this is first shown: it weighs more than the rest of the page together. */
export function MapPanel({ centres, cities, city, selected, onSelect, mapStyle }: MapPanelProps) {
  const { t } = useText();
  const { country, language } = usePage().edition;
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<CentreMap>();
  const [hasFailed, setFailed] = useState(false);
  const tell = useEffectEvent((key: string) => onSelect(key));
  const label = t("centres.map");

  useEffect(() => {
    let opened: CentreMap | undefined;
    let isGone = false;
    const open = async () => {
      const { openCentreMap } = await import("./centre-map.ts");
      if (!place.current || isGone) return;
      opened = await openCentreMap(place.current, {
        country,
        language,
        mapStyle,
        label,
        onSelect: (key) => tell(key),
      });
      if (isGone) opened.close();
      else setMap(opened);
    };
    open().catch((error: unknown) => {
      reportError(error);
      setFailed(true);
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [country, language, mapStyle, label]);

  useEffect(() => {
    map?.show(centres, cities, city);
  }, [map, centres, cities, city]);

  useEffect(() => {
    map?.select(selected);
  }, [map, selected]);

  return (
    <section
      className="well below-5 finder-map"
      aria-label={label}
      data-state={hasFailed ? "failed" : map ? "open" : "loading"}
    >
      {hasFailed ? (
        <p className="text-center pad-5 finder-map__word">{t("centres.mapFailed")}</p>
      ) : (
        <div ref={place} className="finder-map__in" />
      )}
      {!map && !hasFailed && <p className="text-center pad-5 finder-map__word">{t("centres.mapLoading")}</p>}
    </section>
  );
}
