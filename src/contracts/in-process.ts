/**
 * Calls that never leave the process. Both ends speak in requests and answers, as over a wire, but what an answer says is
 * handed over as it is: nobody writes it as text for a reader next door.
 */
const calls = new WeakSet<Request>();
const answers = new WeakMap<Response, () => unknown>();

export function markInProcess(request: Request): Request {
  calls.add(request);
  return request;
}

export function isInProcess(request: Request): boolean {
  return calls.has(request);
}

export function handOver(response: Response, read: () => unknown): Response {
  answers.set(response, read);
  return response;
}

export function handedOver(response: Response): (() => unknown) | undefined {
  return answers.get(response);
}
