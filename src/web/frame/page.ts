import { createContext, data, type LoaderFunctionArgs } from "react-router";
import type { z } from "zod";
import type { Caller } from "../../contracts/create-caller.ts";
import type { Outcome } from "../../contracts/outcome.ts";
import type { Edition } from "../../editions/edition.ts";
import type { Pages } from "./define-page.ts";
import { PAGE_NOT_FOUND } from "./errors/page-failure.ts";
import { redirectTo } from "./errors/redirect-to.ts";
import { type MultipartForm, readMultipart, type SentFile } from "./forms/read-multipart.ts";
import type { RequestContext } from "./request-context.ts";
import type { SiteSettings } from "./seo/site-settings.ts";
import type { Session } from "./session.ts";

export interface PageServices {
  site: SiteSettings;
  pages: Pages;
  requestContext: RequestContext;
  call: Caller;
  /** Only on pages that are not public. */
  session?: Session | undefined;
  requestId: string;
  visitorAddress: string | undefined;
  reportBug: (error: unknown) => void;
  /** Whether another site sent the form of this request; then the form is rejected. */
  isForeignForm: boolean;
  /** Sets the time at which the page changes; no cached copy is shown after it. */
  changesAt: (moment: Date) => void;
  /** Whether "not found" is handled by the region's shared not-found page. */
  sharesNotFound: boolean;
}

export const pageServices = createContext<PageServices>();

export interface PageInput extends PageServices {
  edition: Edition;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  cookie: string | null;
}

/** Wraps the loader of a page: its input is parsed and typed. */
export function page<Data>(load: (input: PageInput) => Promise<Data>) {
  return ({ context, request }: LoaderFunctionArgs): Promise<Data> =>
    load(inputOf(context.get(pageServices), request));
}

export type PageContext<More extends keyof PageInput = never> = Pick<PageInput, "call" | "edition" | More>;

/** A submitted form of a page, with the responses that every form can give. */
export interface SentForm extends PageInput {
  /** All fields are text, whatever the client sends. */
  form: URLSearchParams;
  /** Only on pages that take files. */
  files: readonly SentFile[];
  /** Redirects to the page, which then shows what was done. A reload sends nothing again. */
  done(what?: string, hash?: string): Response;
  /** Shows the page again with all typed values and the errors. */
  refuse<Answer extends object>(answer: Answer, status?: number): ReturnType<typeof refused<Answer>>;
  /** Parses the input of a call. Input that our own forms never send is rejected with 400. */
  parse<Input extends z.ZodType>(input: Input, fields: unknown): z.infer<Input>;
}

/** Wraps the action of a page. A form that another site sent is rejected with an error page. */
export function pageAction<Result>(act: (sent: SentForm) => Promise<Result>) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Result> => {
    const services = context.get(pageServices);
    if (services.isForeignForm) throw data("Forbidden", { status: 403, statusText: "Forbidden" });
    const { fields: form, files } = await readForm(request, services.requestContext.page.takesFiles);
    const { pathname } = services.requestContext.url;
    return act({
      ...inputOf(services, request),
      form,
      files,
      done: (what, hash) =>
        redirectTo(`${pathname}${what ? `?done=${what}` : ""}${hash ? `#${hash}` : ""}`, 303),
      refuse: (answer, status = 422) => refused(form, answer, status),
      parse: (input, fields) => {
        const parsed = input.safeParse(fields);
        if (parsed.success) return parsed.data;
        throw data("Bad Request", { status: 400, statusText: "Bad Request" });
      },
    });
  };
}

/** Wraps the action of a page with several forms: a hidden field of each form names it. */
export function pageActions<Result>(
  field: string,
  forms: Partial<Record<string, (sent: SentForm) => Promise<Result>>>,
) {
  return pageAction(async (sent) => {
    const act = forms[sent.form.get(field) ?? ""];
    if (!act) throw pageNotFound();
    return act(sent);
  });
}

function refused<Answer extends object>(form: URLSearchParams, answer: Answer, status: number) {
  return data({ ...answer, values: Object.fromEntries(form) }, { status });
}

function inputOf(services: PageServices, request: Request): PageInput {
  const { edition, params, url } = services.requestContext;
  return { ...services, edition, params, url, cookie: request.headers.get("cookie") };
}

const MAX_FORM_BYTES = 64 * 1024;

/** Rejects a body that is larger than any of our forms while it arrives. */
async function readForm(request: Request, takesFiles: boolean): Promise<MultipartForm> {
  const type = request.headers.get("content-type") ?? "";
  // The server has limited its size.
  if (takesFiles && type.startsWith("multipart/form-data"))
    return readMultipart(new Uint8Array(await request.arrayBuffer()), type);
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_FORM_BYTES)
      throw data("Payload Too Large", { status: 413, statusText: "Payload Too Large" });
    text += decoder.decode(chunk, { stream: true });
  }
  const isForm = type.startsWith("application/x-www-form-urlencoded");
  return { fields: new URLSearchParams(isForm ? text + decoder.decode() : ""), files: [] };
}

/** For data that the page requires: throws not found, or a full-page error with the backend's status and text. */
export async function required<Value>(pending: Outcome<Value> | Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await pending;
  if (outcome.ok) return outcome.value;
  if (outcome.problem.kind === "not-found") throw pageNotFound();
  const { status, statusText } = outcome.problem;
  throw data(statusText, { status, statusText });
}

/** For optional data: the page uses the fallback instead. */
export async function optional<Value, Fallback>(
  pending: Promise<Outcome<Value>>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  const outcome = await pending;
  return outcome.ok ? outcome.value : fallback;
}

/** For optional data of the customer: if the token has expired, the whole page needs a login (AU-02). */
export async function optionalOwn<Value, Fallback>(
  pending: Promise<Outcome<Value>>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  const outcome = await pending;
  if (!outcome.ok && outcome.problem.status === 401) return required(outcome);
  return outcome.ok ? outcome.value : fallback;
}

export function notFoundWith<Data>(value: Data) {
  return data(value, { status: 404 });
}

export function pageNotFound() {
  return data(PAGE_NOT_FOUND, { status: 404 });
}
