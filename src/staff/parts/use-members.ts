import { useQuery } from "@tanstack/react-query";
import { listStaffMembers } from "../../contracts/staff/calls/member-calls.ts";
import type { StaffMember } from "../../contracts/staff/calls/member-schemas.ts";
import { callStaff } from "../data/call-staff.ts";

const NONE: StaffMember[] = [];

/** All members, for names and owners of records. */
export function useMembers(): { list: StaffMember[]; nameOf: (id: string | null) => string | undefined } {
  const { data } = useQuery({
    queryKey: ["all-members"],
    queryFn: ({ signal }) => callStaff(listStaffMembers, {}, signal),
    staleTime: 60_000,
  });
  const list = data?.members ?? NONE;
  return { list, nameOf: (id) => list.find((member) => member.id === id)?.name };
}
