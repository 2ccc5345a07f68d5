import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listSavedReplies } from "../../../contracts/staff/calls/ticket-calls.ts";
import type { SavedReply } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";

const NONE: SavedReply[] = [];
const queryKey = ["saved-replies"];

export function useReplies(): { replies: SavedReply[]; error: unknown; reload: () => Promise<void> } {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callStaff(listSavedReplies, {}, signal),
  });
  return { replies: data?.replies ?? NONE, error, reload: () => client.invalidateQueries({ queryKey }) };
}
