import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { decideProject, getProject } from "../../src/contracts/calls/customer/project-calls.ts";
import {
  changeStaffProject,
  createStaffProject,
  getStaffProject,
  tellProjectCustomer,
} from "../../src/contracts/staff/calls/project-calls.ts";
import { answerOf, newHouse } from "../services/customer-of.ts";
import { runJobs } from "../services/run-jobs.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { onCleanUp } from "../support/clean-up.ts";
import { mailServer } from "../support/mail-server.ts";
import { staffMember } from "../support/staff.ts";
import { HANDLES, MANAGER, NEW } from "./project-fixtures.ts";

const server = mailServer();

eachEngine("letters and notices of projects", ({ newDatabase }) => {
  test("the customer gets one letter for each version, in their language, and a decision is sent to the webhook", async () => {
    const received: { headers: Headers; body: unknown }[] = [];
    const hook = createServer(async (request, response) => {
      received.push({
        headers: new Headers(request.headers as Record<string, string>),
        body: await json(request),
      });
      response.end();
    });
    await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
    onCleanUp(() => void hook.close());
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
    const projectWebhook = { url, secret: "a-secret-of-the-webhook", timeoutMs: 5000 };
    const database = await newDatabase();
    const mail = { url: server.url(), from: "Atrium <hello@example.com>" };
    const staff = { groups: undefined, isConfirmedByProvider: false, projectWebhook };
    const quiet = await newHouse(database);
    const { backends, call } = await newHouse(database, { mail, staff });
    const manager = await staffMember(backends, database, MANAGER);
    const { id } = (
      await manager.ask(createStaffProject, { ...NEW, country: "SA", phone: undefined, region: "sa-ar" })
    ).value;
    await manager.ask(changeStaffProject, { id, version: 1, parts: { decisions: [HANDLES] } });
    expect((await manager.ask(tellProjectCustomer, { id, version: 1 })).status).toBe(409);
    const [one, other] = await Promise.all([
      manager.ask(tellProjectCustomer, { id, version: 2 }),
      manager.ask(tellProjectCustomer, { id, version: 2 }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await manager.ask(getStaffProject, { id })).value.news).toEqual([]);
    await runJobs(database, backends);
    expect(server.received.map(({ to }) => to)).toEqual([["asha@example.com"]]);
    expect(server.received[0]?.raw).toContain("/sa-ar/profile/project");

    const { authorization } = await quiet.logIn("asha@example.com");
    await answerOf(call(getProject, { authorization }));
    await answerOf(call(decideProject, { authorization, decision: "handles", option: "steel" }));
    await runJobs(database, backends);
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toMatchObject({
      ...{ event: "project.decided", project: { id, country: "SA" }, decision: "handles", option: "steel" },
    });
    expect(received[0]?.headers.get("x-atrium-signature")).toBeTruthy();
  });
});
