import { useRef, useState } from "react";
import { usePage } from "../../frame/islands/page-context.ts";
import { findServiceability } from "../serviceability/serviceability.ts";
import { lookUpServices } from "../serviceability/serviceability-calls.ts";
import { around, isInIndia, type NearAnswer, type NearPlaces, type NearProblem } from "./near-answer.ts";

const WAIT_MS = 12_000;
/** About a kilometre: enough to know which team is near, and no more than that leaves the device. */
const DECIMALS = 100;

/** By the code of the browser's error. */
const PROBLEMS: Record<number, NearProblem> = { 1: "denied", 2: "unavailable", 3: "slow" };

/** Asks the browser where it is, and only when told to. */
export function usePosition(places: NearPlaces, first: NearAnswer | undefined) {
  const { country } = usePage().state.getState().defaultAddress;
  const [answer, setAnswer] = useState(first);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(0);

  const settle = (found: NearAnswer, mine: number) => {
    if (mine !== asked.current) return;
    setAnswer(found);
    setAsking(false);
  };
  const ask = () => {
    asked.current += 1;
    const mine = asked.current;
    if (!navigator.geolocation) return settle({ kind: "problem", problem: "unsupported" }, mine);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void answerAt(coords, places, country).then((found) => settle(found, mine)),
      ({ code }) => settle({ kind: "problem", problem: PROBLEMS[code] ?? "unavailable" }, mine),
      { enableHighAccuracy: false, timeout: WAIT_MS, maximumAge: 600_000 },
    );
  };
  return { answer, isAsking, ask };
}

async function answerAt(
  { latitude, longitude }: Pick<GeolocationCoordinates, "latitude" | "longitude">,
  places: NearPlaces,
  country: string,
): Promise<NearAnswer> {
  const here = { lat: rounded(latitude), lng: rounded(longitude) };
  if (!isInIndia(here)) return { kind: "problem", problem: "abroad" };
  const { nonServiceable, hasError } = await findServiceability(
    { country, pincode: "0", ...here },
    lookUpServices,
  );
  return { kind: hasError ? "unsure" : nonServiceable ? "unserved" : "served", ...around(here, places) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}
