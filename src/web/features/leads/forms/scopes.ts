import type { Country } from "../../../../editions/regions.ts";
import type { MessageKey } from "../../../../ui/text/text.tsx";

interface Scope {
  value: string;
  label: MessageKey;
}

const FULL_HOME: Scope = { value: "full-home", label: "lead.scopeFullHome" };
const KITCHEN: Scope = { value: "kitchen", label: "lead.scopeKitchen" };
const WARDROBES: Scope = { value: "wardrobes", label: "lead.scopeWardrobes" };
const ROOMS: Scope = { value: "rooms", label: "lead.scopeRooms" };
const RENOVATION: Scope = { value: "renovation", label: "lead.scopeRenovation" };
const MAJLIS: Scope = { value: "majlis", label: "lead.scopeMajlis" };
const UNSURE: Scope = { value: "unsure", label: "lead.scopeUnsure" };

export const SCOPES: Record<Country, readonly Scope[]> = {
  in: [FULL_HOME, KITCHEN, WARDROBES, ROOMS, UNSURE],
  sg: [FULL_HOME, RENOVATION, KITCHEN, WARDROBES, UNSURE],
  my: [FULL_HOME, RENOVATION, KITCHEN, WARDROBES, UNSURE],
  sa: [FULL_HOME, MAJLIS, KITCHEN, ROOMS, UNSURE],
};
