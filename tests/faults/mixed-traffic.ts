import { randomUUID } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { loginCookies } from "../../src/services/login/login-cookies.ts";
import { newBrowser } from "../support/browser.ts";
import { signIn } from "../support/sign-in.ts";

/** The session of a customer, as a cookie header. */
export type Session = string;

export interface TrafficTally {
  answered: number;
  /** Connections that a killed process lost. */
  resets: number;
  /** Requests without a good response, by reason. */
  failed: Map<string, number>;
  /** The submission ids of acknowledged leads. */
  leads: string[];
  /** The items that a customer has saved, with the index of the session. */
  saved: { session: number; slug: string }[];
  logins: number;
  slowestMs: number;
  milliseconds: number[];
}

interface TrafficOptions {
  url: string;
  perSecond: number;
  sessions: readonly Session[];
  /** Whether a process has just been killed, so that its connections may be reset. */
  mayReset(): boolean;
}

const PAGES = ["/sg", "/my", "/sa-ar", "/sa", "/in/looks", "/in/magazine", "/in/about-us", "/sg/awards"];
const RENDERED = "/in/design-ideas/kitchen-designs?q=";
const WORDS = ["white", "oak", "island", "parallel", "green", "glass", "corner", "loft", "marble", "wood"];
const GIVE_UP_MS = 15_000;

/** The share of each kind of request; the rest are pages that are cached. */
const SHARE = { lead: 0.08, saved: 0.04, rendered: 0.02, login: 0.002 };

/** Sends mixed requests at a fixed rate until `stop` is called, whatever the responses are. */
export function sendMixedTraffic({ url, perSecond, sessions, mayReset }: TrafficOptions) {
  const tally: TrafficTally = {
    ...{ answered: 0, resets: 0, failed: new Map(), leads: [], saved: [], logins: 0, slowestMs: 0 },
    milliseconds: [],
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const running = new Set<Promise<void>>();
  let number = 0;

  function fail(reason: string): void {
    tally.failed.set(reason, (tally.failed.get(reason) ?? 0) + 1);
  }

  async function send(path: string, body?: object, cookie?: string): Promise<boolean> {
    const begun = performance.now();
    const result = await ask(agent, url + path, body, cookie);
    const took = performance.now() - begun;
    tally.milliseconds.push(took);
    tally.slowestMs = Math.max(tally.slowestMs, took);
    // A proxy reports a lost connection as 502.
    if ((result === "reset" || result === 502) && mayReset()) tally.resets += 1;
    else if (typeof result === "string") fail(result);
    else if (result >= 400) fail(`${result} ${path.replace(/\?.*/, "")}`);
    else tally.answered += 1;
    return typeof result === "number" && result < 400;
  }

  /** Like our own form, it repeats a lead with the same id until the lead is acknowledged. */
  async function sendLead(): Promise<void> {
    const submission_id = randomUUID();
    const phone = `+9198${String(10_000_000 + (number % 10_000_000))}`;
    const lead = { name: "Faults", phone, iso_code: "IN", submission_id };
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await send("/bumblebee/v1/api/leads", lead)) return void tally.leads.push(submission_id);
      await pause(500);
    }
    fail("a lead was never acknowledged");
  }

  async function saveItem(): Promise<void> {
    const session = number % sessions.length;
    // The list of a customer has a maximum, so each of them repeats some items.
    const slug = `item-${Math.floor(number / sessions.length) % 50}`;
    const content_id = { country_code: "IN", slug, content_type: "looks" };
    const body = { user_type: "logged_in", type: "add", content_id };
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await send("/bumblebee/v1/api/wishlist/looks", body, sessions[session]))
        return void tally.saved.push({ session, slug });
      await pause(500);
    }
    fail("an item was never saved");
  }

  async function logIn(): Promise<void> {
    // A visitor repeats a page that the browser could not load.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        await logInOnce(url, `faults-${randomUUID()}@example.com`);
        tally.logins += 1;
        return;
      } catch {
        if (!mayReset()) return fail("a login");
        tally.resets += 1;
        await pause(1_000);
      }
    }
    fail("a login");
  }

  function next(): Promise<unknown> {
    number += 1;
    const dice = Math.random();
    if (dice < SHARE.lead) return sendLead();
    if (dice < SHARE.lead + SHARE.saved) return saveItem();
    if (dice < SHARE.lead + SHARE.saved + SHARE.rendered) {
      const word = WORDS[number % WORDS.length];
      return send(`${RENDERED}${word}+${number % 500}`);
    }
    if (dice < SHARE.lead + SHARE.saved + SHARE.rendered + SHARE.login) return logIn();
    return send(PAGES[number % PAGES.length] ?? "/sg");
  }

  const begun = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const work = next().then(() => void running.delete(work));
      running.add(work);
    }
  }, 5);

  return {
    tally,
    async stop(): Promise<TrafficTally> {
      clearInterval(timer);
      await Promise.all(running);
      agent.destroy();
      return tally;
    },
  };
}

/** Logs a new customer in and returns the session cookies. */
export async function logInOnce(url: string, contact: string): Promise<Session> {
  const names = loginCookies(url);
  const give = (address: string, init: RequestInit) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(GIVE_UP_MS) });
  const browser = newBrowser(give, url);
  await signIn(browser, { start: "/bumblebee/login?redirectPath=/in/about-us", contact });
  return [names.session, names.known]
    .map((name) => {
      const value = browser.cookie(name);
      if (value === undefined) throw new Error("The login set no session.");
      return `${name}=${value}`;
    })
    .join("; ");
}

/** The status, or why there is none. */
function ask(agent: Agent, url: string, body?: object, cookie?: string): Promise<number | "reset" | string> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: body ? "POST" : "GET",
        agent,
        timeout: GIVE_UP_MS,
        headers: {
          "accept-encoding": "br",
          ...(cookie && { cookie }),
          ...(body && { "content-type": "application/json", origin: new URL(url).origin }),
        },
      },
      (response: IncomingMessage) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode ?? 0));
        response.once("error", () => resolve("reset"));
        response.once("close", () => resolve("reset"));
      },
    );
    sent.once("timeout", () => sent.destroy(new Error("too late")));
    sent.once("error", (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === "ECONNRESET" || error.code === "EPIPE" ? "reset" : (error.code ?? error.message),
      ),
    );
    sent.end(body && JSON.stringify(body));
  });
}
