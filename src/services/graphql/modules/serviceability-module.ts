import { findServiceability } from "../../../contracts/calls/graphql/location-serviceability.ts";
import { refuseCountry } from "../../places/find-place.ts";
import { servicesAt } from "../../places/services-at.ts";
import type { SchemaModule } from "../schema-module.ts";
import { serveQuery } from "../serve-query.ts";

export const SERVICEABILITY: SchemaModule = {
  typeDefs: /* GraphQL */ `
    type Query {
      "What we offer at a place. The post code decides; if it is unknown, the nearest served city decides."
      locationServiceability(locationDetails: LocationDetails!): LocationServiceability
    }

    input LocationDetails {
      "An ISO code or an English name."
      country: String
      "As a number: Singapore's 018956 is 18956."
      pincode: Int!
      lat: String!
      lng: String!
    }

    type LocationServiceability {
      services: ServiceUnits!
    }

    type ServiceUnits {
      interiorsBU: Boolean!
      servicesBU: Boolean!
      productsBU: Boolean!
    }
  `,
  resolvers: {
    Query: {
      locationServiceability: serveQuery(findServiceability, async ({ locationDetails }, { places }) => {
        const country = await places.of(locationDetails.country);
        if (!country) return refuseCountry(locationDetails.country);
        return { services: servicesAt(country, locationDetails) };
      }),
    },
  },
};
