import { createTicket, listOngoingTickets } from "../../../contracts/calls/graphql/tickets-calls.ts";
import { listOfCustomer, raise } from "../../tickets/ticket-services.ts";
import type { SchemaModule } from "../schema-module.ts";
import { serveQuery } from "../serve-query.ts";

export const TICKETS: SchemaModule = {
  typeDefs: /* GraphQL */ `
    type Query {
      "The open tickets of a customer. q, from a link that we sent, identifies the customer."
      ongoingTickets(q: String): OngoingTickets
    }

    type Mutation {
      "Raises a ticket. The same text of the same customer on the same day is the same ticket."
      createTicket(q: String, ticketType: String!, description: String!, tags: [String!]): Ticket
    }

    type OngoingTickets {
      tickets: [Ticket!]!
    }

    type Ticket {
      id: String!
      created_at: String!
      subject: String!
      status: String!
      description: String!
      ticketType: String!
    }
  `,
  resolvers: {
    Query: {
      ongoingTickets: serveQuery(listOngoingTickets, ({ q }, { ticketServices }) =>
        listOfCustomer(ticketServices, q),
      ),
    },
    Mutation: {
      createTicket: serveQuery(createTicket, (input, { ticketServices }) => raise(ticketServices, input)),
    },
  },
};
