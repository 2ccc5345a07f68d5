// A thread of its own: reading a large file takes seconds, in which the site answers nothing else.
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { findDamage } from "./find-damage.ts";

parentPort?.postMessage(findDamage(z.string().parse(workerData)));
