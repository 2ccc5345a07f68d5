import { z } from "zod";

export interface Received {
  status: number;
  statusText: string;
  body: unknown;
  headers?: Headers;
}

const Result = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ extensions: z.object({ code: z.unknown() }).optional() }))
    .min(1)
    .optional(),
});

const BAD_REQUEST = { status: 400, statusText: "Bad Request" };
const BAD_GATEWAY = { status: 502, statusText: "Bad Gateway" };

const STATUS_OF_CODE: Record<string, { status: number; statusText: string } | undefined> = {
  BAD_USER_INPUT: BAD_REQUEST,
  BAD_REQUEST,
  GRAPHQL_PARSE_FAILED: BAD_REQUEST,
  GRAPHQL_VALIDATION_FAILED: BAD_REQUEST,
  UNAUTHENTICATED: { status: 401, statusText: "Unauthorized" },
  FORBIDDEN: { status: 403, statusText: "Forbidden" },
  NOT_FOUND: { status: 404, statusText: "Not Found" },
  TOO_MANY_REQUESTS: { status: 429, statusText: "Too Many Requests" },
  SERVICE_UNAVAILABLE: { status: 503, statusText: "Service Unavailable" },
  INTERNAL_SERVER_ERROR: { status: 500, statusText: "Internal Server Error" },
};

/**
 * Converts the response to a GraphQL operation to that of a plain call: the value of its one field, or the status of
 * its first error. A partial response counts as a failure.
 */
export function readOperation(field: string, received: Received): Received {
  const result = Result.safeParse(received.body);
  if (!result.success) return received;
  const { data, errors } = result.data;
  if (!errors) return { ...received, body: data?.[field] };
  return { ...statusOf(errors[0]?.extensions?.code, received), body: received.body };
}

function statusOf(code: unknown, { status, statusText }: Received) {
  const known = typeof code === "string" ? STATUS_OF_CODE[code] : undefined;
  return known ?? (status >= 400 ? { status, statusText } : BAD_GATEWAY);
}
