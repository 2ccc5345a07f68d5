import { describeCall } from "../browser/call-descriptor.ts";
import type { DESIGN_TIERS } from "../documents/designs/design-tiers.ts";

interface CountInput {
  countryIsoCode: string;
  filters: string;
  length: string;
  breadth: string;
  city: string;
  tier: (typeof DESIGN_TIERS)[number];
  budget: string;
  size: number;
}

export const listDesignsInRoomDescriptor = describeCall<CountInput, { totalElements: number }>({
  name: "listDesignsInRoom",
  host: "web-backend",
  method: "GET",
  path: "/v1/designs/in-room",
});
