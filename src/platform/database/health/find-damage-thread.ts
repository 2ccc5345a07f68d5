// Runs in a separate thread: reading a large file takes seconds, in which the site would not respond.
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { findDamage } from "./find-damage.ts";

parentPort?.postMessage(findDamage(z.string().parse(workerData)));
