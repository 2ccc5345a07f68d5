import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { StartupProblem } from "../../startup-problem.ts";

/** How an encrypted file starts: https://age-encryption.org/v1. */
const AGE_START = "age-encryption.org/";
const GZIP_START = Buffer.of(0x1f, 0x8b);
const SECRET_START = "AGE-SECRET-KEY-";
const CHUNK_LETTERS = 64 * 1024;

/**
 * Writes lines to a file that only its owner may read. The file appears when it is complete: an interrupted write
 * leaves nothing behind.
 */
export async function writeBackup(
  file: string,
  lines: AsyncIterable<string>,
  {
    key,
    signal,
    compress = true,
  }: { key?: string | undefined; signal?: AbortSignal; compress?: boolean } = {},
): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(
      inChunks(lines),
      compress ? createGzip() : new PassThrough(),
      key ? await encryptFor(key) : new PassThrough(),
      // On the disk before it gets its name.
      createWriteStream(part, { mode: 0o600, flush: true }),
      { signal },
    );
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw explainWriteError(error, file);
  }
}

/** The lines of an export, compressed or not, encrypted or not. A key that does not fit is reported immediately. */
export async function readBackup(file: string, key: string | undefined): Promise<AsyncGenerator<string>> {
  if (!existsSync(file)) throw new StartupProblem(`There is no file ${file}.`);
  try {
    const isEncrypted = (await startOf(file)).startsWith(AGE_START);
    const bytes = isEncrypted ? await decrypt(file, key) : createReadStream(file);
    return linesOf(bytes, file);
  } catch (error) {
    throw explainReadError(error, file);
  }
}

/** A key pair for BACKUP_KEY: the public half encrypts, the secret half also decrypts. */
export async function newBackupKey(): Promise<{ secret: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  const secret = await generateX25519Identity();
  return { secret, recipient: await identityToRecipient(secret) };
}

/** Fails if the key has a typing mistake, which would otherwise be noticed at the first backup. */
export async function checkBackupKey(key: string): Promise<void> {
  await encrypterFor(key);
}

async function encryptFor(key: string) {
  const encrypter = await encrypterFor(key);
  return async function* (source: AsyncIterable<Uint8Array>) {
    yield* await encrypter.encrypt(webStream(source));
  };
}

async function encrypterFor(key: string) {
  const { Encrypter, identityToRecipient } = await import("age-encryption");
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(key.startsWith(SECRET_START) ? await identityToRecipient(key) : key);
  } catch (error) {
    throw new StartupProblem("BACKUP_KEY contains a mistake: its checksum is wrong. Copy the key again.", {
      cause: error,
    });
  }
  return encrypter;
}

async function decrypt(file: string, key: string | undefined): Promise<AsyncIterable<Uint8Array>> {
  if (!key?.startsWith(SECRET_START))
    throw new StartupProblem(
      `${file} is encrypted; set BACKUP_KEY to the secret key (AGE-SECRET-KEY-1…) that belongs to it.`,
    );
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return decrypter.decrypt(webStream(createReadStream(file)));
}

function webStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_START.length), 0, AGE_START.length, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Splits only at line feeds: `readline` also splits at U+2028, which visitors can type. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  try {
    for await (const chunk of expanded(bytes)) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    rest += decoder.decode();
  } catch (error) {
    throw explainReadError(error, file);
  }
  if (rest) yield rest;
}

async function* expanded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const all = (async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
  if (!Buffer.from(first.value.subarray(0, 2)).equals(GZIP_START)) return yield* all;
  const gunzip = createGunzip();
  // An error of the source destroys the output with the same error, which its reader gets.
  pipeline(all, gunzip).catch(() => {});
  yield* gunzip;
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = "";
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_LETTERS) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

function explainWriteError(error: unknown, file: string): unknown {
  if (!isSystemError(error)) return error;
  return new StartupProblem(
    `${file} cannot be written (${error.code}); name a file in a folder you may write to.`,
    { cause: error },
  );
}

function explainReadError(error: unknown, file: string): unknown {
  if (error instanceof StartupProblem) return error;
  if (isSystemError(error))
    return new StartupProblem(`${file} cannot be read (${error.code}).`, { cause: error });
  const message = error instanceof Error ? error.message : String(error);
  return new StartupProblem(
    message.startsWith("no identity matched")
      ? `${file} was encrypted for another key than BACKUP_KEY.`
      : `${file} is damaged or cut off (${message}); nothing was imported. Use another backup.`,
    { cause: error },
  );
}

function isSystemError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && "code" in error && "syscall" in error;
}
