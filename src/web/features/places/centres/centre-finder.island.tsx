import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../../ui/forms/button.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { useHydrated, usePage } from "../../../frame/islands/page-context.ts";
import { CentreList, MOST_IN_A_LIST, SharedLine } from "./centre-list.tsx";
import { type Finder, type FinderCentre, type FinderCity, sharedFacts } from "./finder-centre.ts";
import { type FinderChoice, matching } from "./finder-choice.ts";
import type { CentreMap } from "./map/centre-map.ts";
import "./centre-finder.css";

export interface CentreFinderProps {
  finder: Finder;
  chosen: FinderChoice;
  path: string;
  mapStyle?: string | undefined;
}

function CentreFinder({ finder, chosen, path, mapStyle }: CentreFinderProps) {
  const { t } = useText();
  const isAlive = useHydrated();
  const [choice, setChoice] = useState(chosen);
  const [selected, select] = useState<string>();
  const [isMapOpen, openMap] = useState(false);
  const centres = matching(finder.centres, choice);
  const shared = sharedFacts(finder.centres);
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The button moves when it is pressed, so it must get the focus again.
  useEffect(() => {
    if (isPressed.current)
      root.current?.querySelector<HTMLElement>(`button[aria-expanded="${isMapOpen}"]`)?.focus();
  }, [isMapOpen]);
  const mapButton = isAlive && (
    <Button
      look="line"
      size="small"
      icon="pin"
      aria-expanded={isMapOpen}
      onClick={() => {
        isPressed.current = true;
        openMap((before) => !before);
      }}
    >
      {t(isMapOpen ? "centres.hideMap" : "centres.showMap")}
    </Button>
  );
  const isInList = !isMapOpen && centres.length % COLUMNS === COLUMNS - 1 && centres.length <= MOST_IN_A_LIST;
  return (
    <div className="finder" ref={root}>
      <FinderFilters finder={finder} choice={choice} path={path} onChange={setChoice} />
      <div className="finder__bar row">
        <p className="t15 soft" role="status">
          {t("centres.count", { count: centres.length, of: finder.centres.length })}
        </p>
        {!isInList && mapButton}
      </div>
      <SharedLine shared={shared} />
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
          shared={shared}
          holidays={finder.holidays}
          selected={selected}
          onSelect={isMapOpen ? select : undefined}
          end={isInList && mapButton}
        />
      </div>
    </div>
  );
}

export default island("centre-finder", CentreFinder);

/** The columns of the list on a wide screen; a free last place holds the button of the map. */
const COLUMNS = 3;

interface MapPanelProps {
  centres: readonly FinderCentre[];
  cities: readonly FinderCity[];
  /** The chosen city; empty for the whole country. */
  city: string;
  selected: string | undefined;
  onSelect: (key: string) => void;
  mapStyle: string | undefined;
}

/** The map is loaded when it is first shown, because it is larger than the rest of the page. */
function MapPanel({ centres, cities, city, selected, onSelect, mapStyle }: MapPanelProps) {
  const { t } = useText();
  const { country, language } = usePage().edition;
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<CentreMap>();
  const [hasFailed, setFailed] = useState(false);
  const tell = useEffectEvent((key: string) => onSelect(key));
  const label = t("centres.map");

  useEffect(() => {
    let opened: CentreMap | undefined;
    let isGone = false;
    const open = async () => {
      const { openCentreMap } = await import("./map/centre-map.ts");
      if (!element.current || isGone) return;
      opened = await openCentreMap(element.current, {
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
        <div ref={element} className="finder-map__in" />
      )}
      {!map && !hasFailed && <p className="text-center pad-5 finder-map__word">{t("centres.mapLoading")}</p>}
    </section>
  );
}

interface FinderFiltersProps {
  finder: Finder;
  choice: FinderChoice;
  path: string;
  onChange: (choice: FinderChoice) => void;
}

/** A form that requests the page again; with scripts the list updates immediately. */
function FinderFilters({ finder, choice, path, onChange }: FinderFiltersProps) {
  const { t } = useText();
  const isAlive = useHydrated();
  const toggle = (value: string) => {
    const trait = finder.traits.find((known) => known === value);
    if (!trait) return;
    const others = choice.traits.filter((known) => known !== trait);
    onChange({ ...choice, traits: others.length < choice.traits.length ? others : [...others, trait] });
  };
  return (
    <form
      className="beside align-start one-column-on-phone finder__filters"
      method="get"
      action={`${path}#centres`}
    >
      {finder.cities.length > 1 && (
        <Select
          name="city"
          label={t("centres.city")}
          value={choice.city}
          onChange={({ target }) => onChange({ ...choice, city: target.value })}
        >
          <option value="">{t("centres.allCities")}</option>
          {finder.cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {finder.traits.length > 0 && (
        <Chips
          name="with"
          label={t("centres.with")}
          several
          choices={finder.traits.map((trait) => ({ value: trait, label: t(`centres.trait.${trait}`) }))}
          chosen={choice.traits}
          onChoose={toggle}
        />
      )}
      {!isAlive && (
        <Button type="submit" look="line" size="small">
          {t("centres.filter")}
        </Button>
      )}
    </form>
  );
}
