import { expect, test } from "vitest";
import {
  addRedirect,
  listRedirects,
  removeRedirect,
} from "../../src/contracts/staff/calls/redirect-calls.ts";
import { newBackends } from "../services/fixture-backends.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { PATIENT } from "../support/patient.ts";
import { staffMember } from "../support/staff.ts";

const MARKETER = [{ role: "marketer", countries: "all" }] as const;

eachEngine("redirects of members", ({ newDatabase }) => {
  test("a redirect is followed by all processes, chains are shortened, loops are refused, and uses are counted", async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database });
    const other = await newBackends({ database });
    const marketer = await staffMember(backends, database, MARKETER);
    const add = (path: string, target: string) => marketer.ask(addRedirect, { path, target });

    const first = await add("/in/Summer-Offer/", "/in/old-offer?from=summer");
    expect(first.value).toMatchObject({ path: "/in/summer-offer", hasPage: false, shortened: [] });
    expect(backends.redirects.follow("/in/summer-offer")).toBe("/in/old-offer?from=summer");
    await expect.poll(() => other.redirects.has("/in/summer-offer"), PATIENT).toBe(true);
    expect(await add("/in/summer-offer", "/in/x")).toMatchObject({ status: 409, reason: "taken" });
    expect(await add("/in/a", "/in/a")).toMatchObject({ status: 400, reason: "loop" });
    expect(await add("/in", "/in/a")).toMatchObject({ status: 400, reason: "home" });
    expect((await add("/in/b", "//evil.example/")).status).toBe(400);
    expect((await add("/in/b", "https://evil.example/")).status).toBe(400);

    await add("/in/one", "/in/two");
    expect((await add("/in/two", "/in/offerings")).value).toMatchObject({ shortened: ["/in/one"] });
    expect((await add("/in/zero", "/in/two")).value).toMatchObject({ target: "/in/offerings" });
    expect(await add("/in/offerings", "/in/one")).toMatchObject({ status: 400, reason: "loop" });

    await backends.stop();
    const { redirects } = (
      await staffMember(other, database, MARKETER, "Reader").then((reader) => reader.ask(listRedirects, {}))
    ).value;
    expect(redirects.map(({ path, target, uses }) => [path, target, uses])).toEqual([
      ["/in/one", "/in/offerings", 0],
      ["/in/summer-offer", "/in/old-offer?from=summer", 1],
      ["/in/two", "/in/offerings", 0],
      ["/in/zero", "/in/offerings", 0],
    ]);
  });

  test("a removed redirect is no longer followed", async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database });
    const marketer = await staffMember(backends, database, MARKETER);
    await marketer.ask(addRedirect, { path: "/in/gone", target: "/in/offerings" });
    expect((await marketer.ask(removeRedirect, { path: "/in/gone" })).value).toEqual({ isRemoved: true });
    expect(backends.redirects.has("/in/gone")).toBe(false);
    expect((await marketer.ask(removeRedirect, { path: "/in/gone" })).status).toBe(404);
  });
});
