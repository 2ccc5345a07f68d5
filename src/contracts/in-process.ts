/**
 * Calls inside the process. Both ends use requests and responses, but the body is passed as a value and not
 * serialised.
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

export function attachValue(response: Response, read: () => unknown): Response {
  answers.set(response, read);
  return response;
}

export function attachedValue(response: Response): (() => unknown) | undefined {
  return answers.get(response);
}
