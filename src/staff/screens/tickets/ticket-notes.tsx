import { useQueryClient } from "@tanstack/react-query";
import { addTicketNote } from "../../../contracts/staff/calls/ticket-calls.ts";
import type { TicketRecord } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { Notes } from "../../parts/notes.tsx";
import { ticketKey } from "./ticket-parts.tsx";

export function TicketNotes({ ticket: { id, country, notes } }: { ticket: TicketRecord }) {
  const client = useQueryClient();
  return (
    <Notes
      country={country}
      notes={notes}
      rights={{ read: "tickets.read", write: "tickets.write" }}
      onAdd={async (note) =>
        void client.setQueryData(ticketKey(id), await callStaff(addTicketNote, { id, ...note }))
      }
    />
  );
}
