import { useEffect, useState } from "react";
import { browserCall } from "../../../contracts/browser/browser-call.ts";
import { listFullVisitsDescriptor } from "../../../contracts/calls/leads/visit-descriptors.ts";
import { COUNTRY_TIME, wallTime } from "../../../editions/country-time.ts";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { type ShownDay, shownDays } from "./shown-days.ts";
import { type FullHour, freeDays, type VisitOffer } from "./visit-offer.ts";

interface Known {
  full: readonly FullHour[];
  now: Date;
}

/**
 * The free hours of a centre as the browser knows them: nothing before it has asked. It asks again when told that an hour
 * has gone. Where nobody answers every hour is offered, and the answer to the form tells.
 */
export function useFreeDays(offer: VisitOffer, ecName: string, isRefused: boolean): ShownDay[] | undefined {
  const text = useText();
  const { edition } = usePage();
  const { isoCode, country } = edition;
  const [known, setKnown] = useState<Known>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is the reason to ask again
  useEffect(() => {
    const asked = new AbortController();
    void browserCall(listFullVisitsDescriptor, { country: isoCode }, { signal: asked.signal }).then(
      (answer) => {
        if (!asked.signal.aborted) setKnown({ full: answer.ok ? answer.value.full : [], now: new Date() });
      },
    );
    return () => asked.abort();
  }, [isoCode, isRefused]);

  const centre = offer.centres.find((candidate) => candidate.ecName === ecName);
  if (!known || !centre) return offer.given?.ecName === ecName ? offer.given.days : undefined;
  const today = wallTime(known.now, COUNTRY_TIME[country].timeZone).day;
  return shownDays(freeDays(offer, centre, edition, known), today, text);
}
