import { useSubscription } from "@refinedev/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import { listStaffVisits, listVisitCentres } from "../../../contracts/staff/calls/visit-calls.ts";
import type { VisitCentre } from "../../../contracts/staff/calls/visit-schemas.ts";
import { countryNamed } from "../../../editions/countries.ts";
import { COUNTRY_TIME, wallTime } from "../../../editions/country-time.ts";
import { timeWords } from "../../../editions/day-words.ts";
import { inLanguage, type Language } from "../../../editions/languages.ts";
import type { Country } from "../../../editions/regions.ts";
import { callStaff } from "../../data/call-staff.ts";

export type VisitPlanAnswer = CallAnswer<typeof listStaffVisits>;

const VISITS_KEY = "visits";

export function useCentres() {
  return useQuery({
    queryKey: ["visit-centres"],
    queryFn: ({ signal }) => callStaff(listVisitCentres, {}, signal),
    staleTime: 60_000,
  });
}

/** The visits of a centre, read again when a visitor or another member changes one. */
export function useVisits(centre: VisitCentre | undefined, from: string, days: number) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: [VISITS_KEY] });
  useSubscription({ channel: "resources/visits", onLiveEvent: () => void reload() });
  const query = useQuery({
    queryKey: [VISITS_KEY, centre?.ecName, from, days],
    queryFn: ({ signal }) => {
      if (!centre) throw new Error("No centre is chosen.");
      return callStaff(
        listStaffVisits,
        { country: centre.country, centre: centre.ecName, from, days },
        signal,
      );
    },
    enabled: centre !== undefined,
  });
  return { ...query, reload };
}

export function countryOfCentre({ country }: Pick<VisitCentre, "country">): Country {
  return countryNamed(country) ?? "in";
}

export function centreWords({ name }: VisitCentre, language: Language): string {
  return inLanguage(name, language);
}

/** "10:30 AM" in the country of the centre. */
export function hourWords(at: string, centre: Pick<VisitCentre, "country">, language: Language): string {
  return timeWords(wallTime(new Date(at), COUNTRY_TIME[countryOfCentre(centre)].timeZone).minutes, language);
}
