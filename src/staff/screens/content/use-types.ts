import { useQuery } from "@tanstack/react-query";
import { listContentTypes } from "../../../contracts/staff/calls/content-calls.ts";
import { callStaff } from "../../data/call-staff.ts";
import { useText } from "../../frame/staff-text.tsx";
import { typeWords } from "./content-words.ts";

/** The kinds of documents, by their names in the member's language. */
export function useTypes() {
  const text = useText();
  const { data } = useQuery({
    queryKey: ["content-types"],
    queryFn: ({ signal }) => callStaff(listContentTypes, {}, signal),
    staleTime: 60_000,
  });
  const types = data?.types ?? [];
  const choices = types
    .map(({ type, canWrite }) => ({ value: type, label: typeWords(type, text), canWrite }))
    .sort((one, other) => one.label.localeCompare(other.label, text.language));
  return { types, choices };
}
