import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createQuizApp } from "./quiz-app.ts";

export function serveQuiz({ database }: ServiceParts): Service {
  return { mounts: [{ host: "quiz", app: createQuizApp(database) }] };
}
