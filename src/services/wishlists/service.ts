import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createVoteApp } from "./vote-app.ts";
import { createWishlistApp } from "./wishlist-app.ts";

export function serveWishlists({ database: { db }, identifyCaller, openLimit }: ServiceParts): Service {
  return {
    mounts: [
      { host: "bumblebee", app: createWishlistApp(db, identifyCaller) },
      { host: "bumblebee", app: createVoteApp(db, identifyCaller, openLimit) },
    ],
  };
}
