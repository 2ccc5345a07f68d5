import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { checkContentEntry } from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentIssue } from "../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff } from "../../../data/call-staff.ts";
import type { DocumentValue } from "./value-differences.ts";

const AFTER_LAST_KEY_MS = 1200;
const NONE: readonly ContentIssue[] = [];

interface Checks {
  issues: readonly ContentIssue[];
  isChecking: boolean;
}

/** What would refuse the publication, and remarks about words, while the member types. */
export function useChecks(id: string, value: DocumentValue, isOn: boolean): Checks {
  const [checked] = useDebouncedValue(value, AFTER_LAST_KEY_MS);
  const { data, isFetching } = useQuery({
    queryKey: ["content-check", id, checked],
    queryFn: ({ signal }) => callStaff(checkContentEntry, { id, value: checked }, signal),
    enabled: isOn,
    // The findings of the text before stay at their fields until the new ones are here.
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return { issues: (isOn && data?.issues) || NONE, isChecking: isFetching };
}
