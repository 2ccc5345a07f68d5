import { EventEmitter } from "node:events";
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Kysely } from "kysely";
import { StartupProblem } from "../../startup-problem.ts";
import { checkNotification } from "../check-notification.ts";
import { type Condition, createCondition } from "../condition.ts";
import type { Database, ServiceTables, Statement } from "../database.ts";
import { checkFile } from "../health/check-file.ts";
import { migrationsOf } from "../migrate.ts";
import { type OnStatement, observedRead, statementLog } from "../observe-statements.ts";
import { once } from "../once.ts";
import type { Schema } from "../schema.ts";
import type { SealedTables } from "../sealed/sealed-columns.ts";
import { sealedColumns } from "../sealed/sealed-columns-plugin.ts";
import { BUSY_TIMEOUT_MS, whileLocked } from "../while-locked.ts";
import { lockDataDirectory } from "./lock-data-directory.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { explainSqliteError } from "./sqlite-problem.ts";

interface SqliteOptions {
  readOnly: boolean;
  beside: boolean;
  onStatement?: OnStatement | undefined;
  sealing?: SealedTables | undefined;
}

export async function openSqlite(
  dataDirectory: string,
  tables: ServiceTables,
  options: SqliteOptions,
): Promise<Database> {
  const file = databaseFileIn(dataDirectory);
  if (!options.readOnly && !options.beside) return openAsOwner(dataDirectory, file, tables, options);
  if (!existsSync(file))
    throw new StartupProblem(`There is no database in ${dataDirectory} yet; "npm start" creates one.`);
  // Not checked, because the leads of a damaged file are rescued through this connection.
  return connect(file, tables, createCondition(), options);
}

async function openAsOwner(
  dataDirectory: string,
  file: string,
  tables: ServiceTables,
  options: SqliteOptions,
): Promise<Database> {
  const remark = prepareDataDirectory(dataDirectory);
  const letGo = lockDataDirectory(dataDirectory);
  try {
    const condition = createCondition();
    const isNew = statSync(file).size === 0;
    const database = await connect(file, tables, condition, options);
    const endCheck = isNew ? undefined : await checkFileOf(database);
    return {
      ...database,
      remarks: remark ? [remark] : [],
      close: once(async () => {
        await endCheck?.();
        await database.close();
        letGo();
      }),
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

async function checkFileOf(database: Database): Promise<() => Promise<unknown>> {
  try {
    return await checkFile(database.location, database.condition);
  } catch (error) {
    await database.close();
    throw explainSqliteError(error, database.location);
  }
}

async function connect(
  file: string,
  tables: ServiceTables,
  condition: Condition,
  { readOnly, onStatement, sealing }: SqliteOptions,
): Promise<Database> {
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(openFile(file, readOnly), { readOnly, condition }),
    ...statementLog(onStatement),
    ...sealedColumns(sealing),
  });
  // Opens the driver now, so that close() always closes the file: Kysely skips a driver that it has never used.
  await db.connection().execute(async () => {});
  const reader = sqliteReader(file, condition);
  const read = observedRead(reader, onStatement);
  return {
    engine: "sqlite",
    db,
    bulk: db,
    location: file,
    tables,
    condition,
    sealing,
    remarks: [],
    read,
    readContent: read,
    isReplicaUsed: undefined,
    ...migrationsOf(db, "sqlite", tables),
    ...localNotifications(),
    close: once(async () => {
      reader.close();
      await db.destroy();
    }),
  };
}

function openFile(file: string, readOnly: boolean): DatabaseSync {
  try {
    const sqlite = new DatabaseSync(file, { readOnly, timeout: OPENING_TIMEOUT_MS });
    sqlite.exec("pragma foreign_keys = on;");
    // FULL, because with NORMAL a power failure loses commits that were already acknowledged. Without secure_delete
    // the bytes of removed rows stay in the file.
    if (!readOnly)
      sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
    sqlite.prepare("select count(*) from sqlite_schema").get();
    sqlite.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS};`);
    return sqlite;
  } catch (error) {
    throw explainSqliteError(error, file);
  }
}

/** No visitor waits for a page yet, and a process that is just closing the file finishes soon. */
const OPENING_TIMEOUT_MS = 5_000;

/** Notifications for the embedded engine, where this process is the only one. */
function localNotifications(): Pick<Database, "notify" | "listen"> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    async notify(channel, payload) {
      checkNotification(channel, payload);
      // Later, as on PostgreSQL: a handler never runs inside the call that caused it.
      setImmediate(() => emitter.emit(`channel:${channel}`, payload));
    },
    async listen(channel, handler) {
      emitter.on(`channel:${channel}`, handler);
      return () => emitter.off(`channel:${channel}`, handler);
    },
  };
}

const KEPT_STATEMENTS = 500;
/** The largest mapping of SQLite: mapped reads need no system call. */
const MAPPED_BYTES = 2_147_418_112;

/**
 * A second connection for reading: it sees only committed data, and does not wait for transactions of the writing
 * connection. Statements stay prepared.
 */
function sqliteReader(file: string, condition: Condition): Pick<Database, "read"> & { close(): void } {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  sqlite.exec(`pragma mmap_size = ${MAPPED_BYTES};`);
  const kept = new Map<string, StatementSync>();

  function prepare({ sql, once }: Statement): StatementSync {
    const known = kept.get(sql);
    if (known) return known;
    const statement = sqlite.prepare(sql);
    if (once) return statement;
    if (kept.size >= KEPT_STATEMENTS) kept.clear();
    kept.set(sql, statement);
    return statement;
  }

  return {
    async read<Row>(statement: Statement) {
      try {
        return await whileLocked(
          condition,
          async () => prepare(statement).all(...statement.parameters) as Row[],
        );
      } catch (error) {
        condition.note(error);
        throw error;
      }
    },
    close: () => sqlite.close(),
  };
}

/** The folder contains data of visitors, so only the owner may read it. */
const FOR_OWNER = { folder: 0o700, file: 0o600 } as const;
const FOR_OTHERS = 0o077;
const STICKY = 0o1000;
const DATABASE_FILE = "atrium.sqlite";
const OUR_NAMES = /^(atrium\..*|images|image-hosts|dobby|stitched.*|share.*|lost\+found)$/;
const OUR_FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, "atrium.lock"];

function databaseFileIn(directory: string): string {
  return join(directory, DATABASE_FILE);
}

/**
 * Creates the data folder, and removes the permissions of others from it and its files. Returns a warning for the
 * operator if that was not possible.
 */
function prepareDataDirectory(directory: string): string | undefined {
  makeDirectory(directory);
  // Created here and not by SQLite, which would make it readable for all; SQLite's other files get the same
  // permissions as this one.
  createFile(join(directory, DATABASE_FILE));
  createFile(join(directory, "atrium.lock"));
  if (process.platform === "win32") return undefined;
  for (const name of OUR_FILES) tighten(join(directory, name), FOR_OWNER.file);
  if (isOurs(directory)) tighten(directory, FOR_OWNER.folder);
  const first = OUR_FILES.map((name) => join(directory, name)).find(isOpenToOthers);
  return (
    first && `Other users of this machine can read ${first}, which contains leads; remove their permissions.`
  );
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: FOR_OWNER.folder });
  } catch (error) {
    throw new StartupProblem(
      `The data folder ${directory} cannot be created; set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

function createFile(file: string): void {
  if (existsSync(file)) return;
  try {
    closeSync(openSync(file, "a", FOR_OWNER.file));
  } catch (error) {
    throw new StartupProblem(
      `The data folder ${join(file, "..")} cannot be written to (${codeOf(error)}); set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

/**
 * True if the folder is new or contains only our files: the permissions of a shared folder such as /tmp must not
 * change.
 */
function isOurs(directory: string): boolean {
  const isShared = (statSync(directory).mode & STICKY) !== 0;
  return !isShared && readdirSync(directory).every((name) => OUR_NAMES.test(name));
}

function tighten(path: string, mode: number): void {
  if (!isOpenToOthers(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Another user owns the folder, so its permissions stay; the operator gets a warning below.
    if (codeOf(error) !== "EPERM" && codeOf(error) !== "EROFS") throw error;
  }
}

function isOpenToOthers(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & FOR_OTHERS) !== 0;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
