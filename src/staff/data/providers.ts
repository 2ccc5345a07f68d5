import type { AccessControlProvider, AuthProvider, DataProvider, LiveProvider } from "@refinedev/core";
import { QueryClient } from "@tanstack/react-query";
import {
  followStaffChanges,
  getStaffSession,
  type StaffSession,
} from "../../contracts/staff/calls/session-calls.ts";
import { STAFF_FOLDER } from "../../contracts/staff/define-staff-call.ts";
import type { StaffRight } from "../../contracts/staff/staff-roles.ts";
import { callStaff, StaffError } from "./call-staff.ts";
import { RESOURCES, type ResourceCalls } from "./resources.ts";

const MOST_RETRIES = 4;
const RETRIED: readonly number[] = [0, 429, 503];

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; a lost connection and a busy site are worth another try.
      retry: (count, error) =>
        count < MOST_RETRIES && error instanceof StaffError && RETRIED.includes(error.statusCode),
      staleTime: 10_000,
    },
  },
});

const SESSION_KEY = ["staff-session"];

export function loadSession(): Promise<StaffSession> {
  return queryClient.fetchQuery({
    queryKey: SESSION_KEY,
    queryFn: () => callStaff(getStaffSession, {}),
    staleTime: 60_000,
  });
}

export function forgetSession(): void {
  queryClient.removeQueries({ queryKey: SESSION_KEY });
}

export const authProvider: AuthProvider = {
  // Logging in and out are addresses of the site, not forms of this application.
  login: async () => ({ success: true }),
  logout: async () => ({ success: true }),
  async check() {
    try {
      const { secondFactor } = await loadSession();
      return { authenticated: secondFactor === "confirmed" };
    } catch (error) {
      return { authenticated: false, error: error instanceof Error ? error : undefined };
    }
  },
  onError: async (error) => {
    if (!(error instanceof StaffError)) return {};
    const isOver = error.statusCode === 401 || error.reason === "second-factor";
    if (isOver) forgetSession();
    return isOver ? { logout: true, redirectTo: "/staff", error } : {};
  },
  getIdentity: async () => (await loadSession()).member,
};

/** What the server refuses is not offered: both use the table of rights. */
export const accessControlProvider: AccessControlProvider = {
  async can({ action, params }) {
    const right = action as StaffRight;
    const { rights } = await loadSession();
    const countries = rights[right] ?? [];
    const country: unknown = params?.country;
    return { can: typeof country === "string" ? countries.includes(country) : countries.length > 0 };
  },
};

function callsOf(resource: string): ResourceCalls {
  const calls = RESOURCES[resource];
  if (!calls) throw new Error(`The staff application has no resource "${resource}".`);
  return calls;
}

/** The calls of a resource in the words of Refine. Lists are read page by page, by the mark that the page before ends with. */
export const dataProvider: DataProvider = {
  async getList({ resource, filters = [], pagination, meta }) {
    const { list } = callsOf(resource);
    if (!list) throw new Error(`${resource} has no list.`);
    const input = Object.fromEntries(
      filters.flatMap((filter) => ("field" in filter && filter.value ? [[filter.field, filter.value]] : [])),
    );
    const after: unknown = pagination?.currentPage === 1 ? undefined : pagination?.currentPage;
    const answer = (await callStaff(
      list.call,
      { ...input, ...(after ? { after } : {}) },
      meta?.signal,
    )) as Record<string, unknown>;
    const data = answer[list.field] as never[];
    const next = answer.next as never;
    return { data, total: Number(answer.total ?? data.length), cursor: { next: next ?? undefined } };
  },
  async getOne({ resource, id }) {
    const { one } = callsOf(resource);
    if (!one) throw new Error(`${resource} has no single records.`);
    return { data: (await callStaff(one, { id })) as never };
  },
  async update({ resource, id, variables }) {
    const { change } = callsOf(resource);
    if (!change) throw new Error(`${resource} cannot be changed.`);
    return { data: (await callStaff(change, { id, ...variables })) as never };
  },
  create: () => Promise.reject(new Error("Records are created by their own calls.")),
  deleteOne: () => Promise.reject(new Error("Records are not deleted here.")),
  getApiUrl: () => STAFF_FOLDER,
};

/** Changes that others make: the server says which resource has changed, and the open lists are read again. */
export const liveProvider: LiveProvider = {
  subscribe({ channel, callback }) {
    const stop = listenTo(channel.replace("resources/", ""), () =>
      callback({ channel, type: "*", payload: {}, date: new Date() }),
    );
    return stop;
  },
  unsubscribe: (stop: () => void) => stop(),
};

const listeners = new Set<{ resource: string; hear: () => void }>();
let source: EventSource | undefined;

/** One connection for the whole application; the browser opens it again when it breaks. */
function listenTo(resource: string, hear: () => void): () => void {
  const listener = { resource, hear };
  listeners.add(listener);
  if (!source) {
    source = new EventSource(followStaffChanges.path);
    source.addEventListener("changed", ({ data }: MessageEvent<string>) => {
      for (const one of listeners) if (one.resource === data) one.hear();
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    source?.close();
    source = undefined;
  };
}
