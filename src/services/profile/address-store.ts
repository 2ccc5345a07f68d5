import type { Kysely } from "kysely";
import { CustomerAddress } from "../../contracts/calls/customer/addresses.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Schema } from "../../platform/database/schema.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    customer_addresses: CustomerAddressRow;
  }
}

interface CustomerAddressRow {
  id: string;
  customer_id: string;
  country: string;
  label: string;
  fields: string;
  is_default: number;
  created_at: string;
  updated_at: string;
}

/** A write consists of several statements, so callers use `customerWrite`. */
type Db = Kysely<Schema>;

interface NewAddress extends Omit<CustomerAddress, "id"> {
  id?: string | undefined;
}

export async function addressesOf(db: Db, customerId: string): Promise<CustomerAddress[]> {
  const rows = await db
    .selectFrom("customer_addresses")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("is_default", "desc")
    .orderBy("id")
    .execute();
  return rows.map(readAddress);
}

/**
 * Adds an address, or changes one of this customer; "none" if there is no such address, "full" if the maximum is
 * reached.
 */
export async function storeAddress(
  db: Db,
  customerId: string,
  { id, country, label, fields, isDefault }: NewAddress,
  most: number,
): Promise<CustomerAddress | "none" | "full"> {
  const known = await addressesOf(db, customerId);
  const before = known.find((address) => address.id === id);
  if (id !== undefined && !before) return "none";
  if (!before && known.length >= most) return "full";
  const now = new Date().toISOString();
  const kept = before?.id ?? newId();
  const row = { country, label, fields: JSON.stringify(fields), updated_at: now };
  if (before) await db.updateTable("customer_addresses").set(row).where("id", "=", kept).execute();
  else
    await db
      .insertInto("customer_addresses")
      .values({ ...row, id: kept, customer_id: customerId, is_default: 0, created_at: now })
      .execute();
  // There is always a default as long as there is an address.
  const isChosen = isDefault || known.length === 0 || before?.isDefault === true;
  if (isChosen) await choose(db, customerId, kept);
  return { id: kept, country, label, fields, isDefault: isChosen };
}

export async function chooseDefault(
  db: Db,
  customerId: string,
  id: string,
): Promise<CustomerAddress | undefined> {
  const address = (await addressesOf(db, customerId)).find((one) => one.id === id);
  if (address) await choose(db, customerId, id);
  return address && { ...address, isDefault: true };
}

/** Whether there was such an address. If it was the default, the first of the others becomes the default. */
export async function dropAddress(db: Db, customerId: string, id: string): Promise<boolean> {
  const [dropped] = await db
    .deleteFrom("customer_addresses")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .returning("is_default")
    .execute();
  if (!dropped) return false;
  const [next] = await addressesOf(db, customerId);
  if (next && !next.isDefault) await choose(db, customerId, next.id);
  return true;
}

async function choose(db: Db, customerId: string, id: string): Promise<void> {
  await db
    .updateTable("customer_addresses")
    .set((eb) => ({ is_default: eb.case().when("id", "=", id).then(1).else(0).end() }))
    .where("customer_id", "=", customerId)
    .execute();
}

function readAddress({ id, country, label, fields, is_default }: CustomerAddressRow): CustomerAddress {
  return CustomerAddress.parse({
    id,
    country,
    label,
    fields: JSON.parse(fields),
    isDefault: Number(is_default) === 1,
  });
}
