import { useQueryClient } from "@tanstack/react-query";
import { addLeadNote } from "../../../contracts/staff/calls/lead-calls.ts";
import type { LeadRecord } from "../../../contracts/staff/calls/lead-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { Notes } from "../../parts/notes.tsx";
import { leadKey } from "./lead-parts.tsx";

export function LeadNotes({ lead: { id, country, notes } }: { lead: LeadRecord }) {
  const client = useQueryClient();
  return (
    <Notes
      country={country}
      notes={notes}
      rights={{ read: "leads.read", write: "leads.contact" }}
      onAdd={async (note) => {
        const added = await callStaff(addLeadNote, { id, ...note });
        client.setQueryData<LeadRecord>(
          leadKey(id),
          (before) =>
            before && { ...before, notes: [...before.notes.filter((one) => one.id !== added.id), added] },
        );
      }}
    />
  );
}
