import { Hono } from "hono";
import { HUB } from "../../contracts/calls/customer/hub-operations.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { answerOperations } from "./answer-operations.ts";
import { hubOperations } from "./hub-operations.ts";

/** What belongs to a customer and is asked by operations of GraphQL. */
export function serveHub(parts: ServiceParts): Service {
  const app = new Hono();
  app.all(HUB.path, answerOperations(hubOperations(parts), parts.whoAsks));
  return { mounts: [{ host: "bumblebee", app }] };
}
