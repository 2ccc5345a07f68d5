import { useEffect, useRef, useState } from "react";
import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import {
  getPlaceDescriptor,
  suggestPlacesDescriptor,
} from "../../../../contracts/calls/places/places-descriptors.ts";
import type { Place, PlaceSuggestion } from "../../../../contracts/places/place-answers.ts";
import { LANGUAGES, type Language } from "../../../../editions/languages.ts";
import { ComboboxChoice } from "../../../../ui/forms/combobox-choice.tsx";
import { Field, splitFieldProps } from "../../../../ui/forms/field.tsx";
import type { TextInputProps } from "../../../../ui/forms/text-input.tsx";
import { useCombobox } from "../../../../ui/forms/use-combobox.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { fillIn, useLatest, useLocationFields } from "./location-provider.tsx";
import "./serviceability.css";

type PropertyFieldProps = Omit<TextInputProps, "label"> & {
  /** The id of the place that was chosen before the form was submitted. */
  placeId?: string | undefined;
  city?: string | undefined;
};

/**
 * A free text field for the building; the typed text is valid with or without a choice. When hydrated it suggests
 * buildings and places and shows facts about the chosen one.
 */
export function PropertyField({ placeId: givenId = "", city: givenCity = "", ...props }: PropertyFieldProps) {
  const { t, language } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState({ placeId: givenId, text: "" });
  const { city, tellCity, tellPincode } = useLocationFields();
  const { options, suggest, choose, stop } = useProperties();
  const [field, attributes] = splitFieldProps({ ...props, label: t("lead.property") });

  // Runs after the hidden fields are filled in, so that listeners find all of them.
  useEffect(() => {
    if (input.current && chosen.text) fillIn(input.current, chosen.text);
  }, [chosen]);

  const take = async ({ placeId, name, detail }: PlaceSuggestion) => {
    setChosen({ placeId, text: [name, detail].filter(Boolean).join(LANGUAGES[language].comma) });
    const place = await choose(placeId);
    if (!place) return;
    tellCity(place.city ?? "");
    if (place.pincode) tellPincode(place.pincode);
  };
  const combobox = useCombobox({
    label: t("serviceability.suggestions"),
    options,
    onTake: take,
    onClose: stop,
    onType(text) {
      setChosen({ placeId: "", text: "" });
      void suggest(text);
    },
  });
  return (
    <div className="property-field">
      <Field {...field}>
        {(control) => (
          <div className="combobox">
            <input
              type="text"
              maxLength={160}
              {...attributes}
              {...combobox.field}
              {...control}
              ref={input}
              name="property_name"
              className="control"
            />
            <div
              className="combobox__list"
              {...combobox.list}
              ref={combobox.isOpen ? scrollIntoReach : undefined}
            >
              {options.map((option, index) => (
                <ComboboxChoice
                  key={option.placeId}
                  label={option.name}
                  detail={[option.detail, option.sample ? t("serviceability.sample") : ""]
                    .filter(Boolean)
                    .join(" · ")}
                  {...combobox.option(option, index)}
                />
              ))}
            </div>
          </div>
        )}
      </Field>
      <input type="hidden" name="google_place_id" value={chosen.placeId} />
      <input type="hidden" name="city" value={city ?? givenCity} />
    </div>
  );
}

function scrollIntoReach(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: "nearest" });
}

const PAUSE_MS = 200;
const LEAST_LETTERS = 2;

/** Suggests buildings and places for the typed text, and loads the facts of the chosen one. */
function useProperties() {
  const { edition } = usePage();
  const { language } = useText();
  const [options, setOptions] = useState<readonly PlaceSuggestion[]>(NONE);
  const search = useLatest();
  const choice = useLatest();
  const session = useRef("");

  const where = () => {
    session.current ||= crypto.randomUUID();
    return { country: edition.country.toUpperCase(), language, session: session.current };
  };
  const stop = () => {
    search.stop();
    setOptions(NONE);
  };
  return {
    options,
    stop,
    async suggest(typed: string) {
      stop();
      // Typing discards the pending choice.
      choice.stop();
      const query = typed.trim();
      if (query.length < LEAST_LETTERS) return;
      const signal = search.begin();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const found = signal.aborted ? NONE : await fetchProperties(query, where(), signal);
      if (!signal.aborted) setOptions(found);
    },
    /** Returns undefined if the lookup failed or another place was chosen in the meantime. */
    async choose(placeId: string) {
      const signal = choice.begin();
      const place = await fetchProperty(placeId, where(), signal);
      session.current = "";
      return signal.aborted ? undefined : place;
    },
  };
}

const NONE: readonly PlaceSuggestion[] = [];

interface Where {
  country: string;
  language: Language;
  /** One token per search, by which the provider bills. */
  session: string;
}

/** Returns an empty list if the call fails: the typed text stays as it is. */
async function fetchProperties(
  query: string,
  where: Where,
  signal: AbortSignal,
): Promise<readonly PlaceSuggestion[]> {
  const answer = await browserCall(suggestPlacesDescriptor, { query, ...where }, { signal });
  return answer.ok ? answer.value.predictions : [];
}

async function fetchProperty(placeId: string, where: Where, signal: AbortSignal): Promise<Place | undefined> {
  const answer = await browserCall(getPlaceDescriptor, { query: placeId, ...where }, { signal });
  return answer.ok ? answer.value : undefined;
}
