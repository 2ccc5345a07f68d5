import { describeCall } from "../../browser/call-descriptor.ts";

export const listFullVisitsDescriptor = describeCall<
  { country: string },
  { full: { ecName: string; at: string }[] }
>({
  name: "listFullVisits",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/visits/full",
  isOurs: true,
  timeoutMs: 4000,
});
