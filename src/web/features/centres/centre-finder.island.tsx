import { useState } from "react";
import { Button } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { island } from "../../frame/islands/island.tsx";
import { useAlive } from "../../frame/islands/use-alive.ts";
import { CentreList } from "./centre-list.tsx";
import type { Finder } from "./finder-centre.ts";
import { type FinderChoice, matching } from "./finder-choice.ts";
import { FinderFilters } from "./finder-filters.tsx";
import { MapPanel } from "./map/map-panel.tsx";
import "./centre-finder.css";

export interface CentreFinderProps {
  finder: Finder;
  chosen: FinderChoice;
  /** Where the filters are sent without a script. */
  path: string;
  /** A map style of someone else, where a setting names one. */
  mapStyle?: string | undefined;
}

/** The centres of a country as a list, with a map beside it for whoever asks for one. Each chooses in the other. */
function CentreFinder({ finder, chosen, path, mapStyle }: CentreFinderProps) {
  const { t } = useText();
  const isAlive = useAlive();
  const [choice, setChoice] = useState(chosen);
  const [selected, select] = useState<string>();
  const [isMapOpen, openMap] = useState(false);
  const centres = matching(finder.centres, choice);
  return (
    <div className="finder">
      <FinderFilters finder={finder} choice={choice} path={path} onChange={setChoice} />
      <div className="finder__bar row">
        <p className="t15 soft" role="status">
          {t("centres.count", { count: centres.length, of: finder.centres.length })}
        </p>
        {isAlive && (
          <Button
            look="line"
            size="small"
            icon="pin"
            aria-expanded={isMapOpen}
            onClick={() => openMap((before) => !before)}
          >
            {t(isMapOpen ? "centres.hideMap" : "centres.showMap")}
          </Button>
        )}
      </div>
      <div className={isMapOpen ? "finder__both finder__both--map" : "finder__both"}>
        {isMapOpen && (
          <MapPanel
            centres={centres}
            cities={finder.cities}
            city={choice.city}
            selected={selected}
            onSelect={select}
            mapStyle={mapStyle}
          />
        )}
        <CentreList
          centres={centres}
          holidays={finder.holidays}
          selected={selected}
          onSelect={isMapOpen ? select : undefined}
        />
      </div>
    </div>
  );
}

export default island("centre-finder", CentreFinder);
