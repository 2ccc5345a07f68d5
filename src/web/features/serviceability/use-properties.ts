import { useRef, useState } from "react";
import type { PlaceSuggestion } from "../../../contracts/places/place-answers.ts";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { fetchProperties, fetchProperty } from "./property-calls.ts";
import { useLatest } from "./use-latest.ts";

const PAUSE_MS = 200;
const LEAST_LETTERS = 2;

/** Buildings and places by what is typed, and what is known of the one that is chosen. */
export function useProperties() {
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
      // Whoever types on means another place.
      choice.stop();
      const query = typed.trim();
      if (query.length < LEAST_LETTERS) return;
      const signal = search.begin();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const found = signal.aborted ? NONE : await fetchProperties(query, where(), signal);
      if (!signal.aborted) setOptions(found);
    },
    /** Nothing where it cannot be told, or another one is meant by now. */
    async choose(placeId: string) {
      const signal = choice.begin();
      const place = await fetchProperty(placeId, where(), signal);
      session.current = "";
      return signal.aborted ? undefined : place;
    },
  };
}

const NONE: readonly PlaceSuggestion[] = [];
