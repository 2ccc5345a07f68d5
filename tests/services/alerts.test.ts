import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { enqueue } from "../../src/platform/jobs/enqueue.ts";
import { jobHandler, PermanentFailure } from "../../src/platform/jobs/job-handler.ts";
import { createLog } from "../../src/platform/log.ts";
import { startJobWorkers } from "../../src/server/job-workers.ts";
import { serveAlerts } from "../../src/services/alerts/service.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { PATIENT } from "../support/patient.ts";
import { openStubCrm } from "../support/stub-crm.ts";

const SECRET = "a-secret-of-the-webhook";

eachEngine("alerts of dead jobs", ({ newDatabase }) => {
  test("a dead lead is reported once, signed, and until the webhook accepts it", async () => {
    const database = await newDatabase();
    const webhook = await openStubCrm();
    webhook.mood = () => (webhook.deliveries.length < 3 ? 500 : 200);
    const alerts = { url: webhook.url, secret: SECRET, timeoutMs: 5000 };
    const refuse = jobHandler(z.unknown(), async () => {
      throw new PermanentFailure("550 <asha@example.com> is refused.");
    });
    const handlers = { ...serveAlerts({ alerts }).jobs, "deliver-lead": refuse, "send-letter": refuse };
    // Two processes.
    const workers = [
      await startJobWorkers(database, handlers, createLog("silent"), { alerts }),
      await startJobWorkers(database, handlers, createLog("silent"), { alerts }),
    ];
    await enqueue(database.db, { kind: "deliver-lead", payload: { leadId: "lead-1" } });
    await enqueue(database.db, { kind: "send-letter", payload: { to: "asha@example.com" } });
    const readAlerts = () =>
      database.db.selectFrom("jobs").selectAll().where("kind", "=", "send-alert").execute();
    await vi.waitFor(async () => {
      await database.db
        .updateTable("jobs")
        .set({ run_at: new Date().toISOString() })
        .where("state", "=", "waiting")
        .execute();
      const states = (await readAlerts()).map(({ state }) => state);
      expect(states).toEqual(["done", "done"]);
    }, PATIENT);
    for (const worker of workers) await worker.stop();
    await webhook.close();
    const bodies = webhook.deliveries.map(({ body }) => JSON.parse(body));
    expect(new Set(webhook.deliveries.map(({ key }) => key)).size).toBe(2);
    expect(bodies.find(({ event }) => event === "lead.dead")).toMatchObject({
      leadId: "lead-1",
      job: { kind: "deliver-lead", attempts: 1 },
      text: expect.stringContaining("replay lead-1"),
    });
    expect(bodies.find(({ event }) => event === "job.dead")).toMatchObject({ job: { kind: "send-letter" } });
    expect(JSON.stringify(webhook.deliveries)).not.toContain("asha");
    for (const { timestamp, body, signature } of webhook.deliveries)
      expect(signature).toBe(
        `v1=${createHmac("sha256", SECRET).update(`${timestamp}.${body}`).digest("hex")}`,
      );
  });
});
