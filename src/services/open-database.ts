import type { Database } from "../platform/database/database.ts";
import { type DatabaseOptions, openEngine } from "../platform/database/open-engine.ts";
import { SERVICE_MIGRATIONS } from "./migrations.ts";
import { SEALED_COLUMNS } from "./sealed-contacts/sealed-columns.ts";

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return openEngine(options, {
    migrations: SERVICE_MIGRATIONS,
    temporary: [
      "login_sessions",
      "staff_sessions",
      "erased_customers",
      "one_time_passwords",
      "oidc_records",
      "rate_limits",
    ],
    rescuedFirst: "leads",
    sealed: SEALED_COLUMNS,
  });
}
