import { type AgreedCall, NOT_NAMED } from "../agreed-call.ts";

const place = { host: "web-backend", method: "GET" } as const;
const nothingShown = () => ({});

/** Places, phones and countries (K61, K63 to K67). The specification does not show most of their responses. */
export const PLACE_CALLS: readonly AgreedCall[] = [
  { id: "K61", ...place, path: "/v1/locality", query: ["city", "locality"], answer: nothingShown },
  {
    id: "K63",
    host: "launchpad",
    method: "GET",
    path: "/v1/user-pincode-mappings",
    query: NOT_NAMED,
    answer: nothingShown,
  },
  { id: "K64", ...place, path: "/v3/places/autocomplete", query: ["query"], answer: nothingShown },
  { id: "K65", ...place, path: "/v2/places", query: ["query"], answer: nothingShown },
  { id: "K66", ...place, path: "/v1/phone/validate", query: NOT_NAMED, answer: nothingShown },
  {
    id: "K67",
    host: "sales",
    method: "POST",
    path: "/utils/api/v2/geoip",
    payload: ["required_fields"],
    answer: () => ({ countryCode: "IN" }),
  },
];
