/** The message of an error report for a failed call, by status (ER-02). */
export function reportMessage(service: string, status: number): string {
  if (status === 400) return `${service} - Bad Request - 400`;
  if (status === 401) return "Unauthorized Error - 401";
  if (status === 404) return "Api/Resource Not Found - 404";
  if (status >= 500 && status <= 511) return `Server Error - ${status}`;
  return `Api Failure - ${status}`;
}

/** Converts any thrown value to the common error object that pages show (ER-01). */
export function errorObject(error: unknown): { message: string; statusCode: number } {
  return { message: messageOf(error), statusCode: statusOf(error) };
}

function messageOf(error: unknown): string {
  const message = field(error, "message");
  if (typeof message === "string" && message !== "") return message;
  return typeof error === "string" ? error : (JSON.stringify(error) ?? String(error));
}

function statusOf(error: unknown): number {
  const candidates = [
    field(error, "statusCode"),
    field(error, "status"),
    field(field(error, "response"), "status"),
  ];
  return candidates.find((status) => typeof status === "number") ?? 500;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
