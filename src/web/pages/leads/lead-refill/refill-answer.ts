import type { LeadProblem } from "../../../../contracts/leads/lead-rules.ts";
import type { RefillField } from "../../../../contracts/leads/refill-fields.ts";
import type { TicketType } from "../../../../contracts/tickets/ticket-types.ts";

export type DetailsInput = RefillField | "stage";

/** What was sent and is given back, with what is in its way. */
export interface DetailsAnswer {
  values: Record<DetailsInput, string>;
  problems: LeadProblem[];
  /** It is there, and there is no page of ours that tells more of it. */
  isSent?: true;
  failure?: "nothing" | "unreadable" | "failed" | "too-often";
}

/** How it went, for the type that was sent (TK-06). */
export type TicketAnswer =
  | { ticketType: TicketType; status: "success"; id: string | undefined }
  | { ticketType: TicketType; status: "error"; description: string; problem?: "missing" | "long" };

export interface LinkAnswer {
  contact: string;
  goesBy?: "email" | "designer";
  problem?: "wrong" | "too-often" | "failed";
}

export interface RefillAnswer {
  details?: DetailsAnswer;
  ticket?: TicketAnswer;
  link?: LinkAnswer;
}
