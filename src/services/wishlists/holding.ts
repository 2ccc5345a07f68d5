import type { Holding } from "../customers/holdings/holding.ts";
import { listBoards, removeBoards } from "./board-store.ts";
import { type Db, listWished } from "./wishlist-rows.ts";

export function wishlistHolding(db: Db): Holding {
  const boardsOf = (customerId: string) =>
    db.selectFrom("boards").select(["id", "country"]).where("customer_id", "=", customerId).execute();
  return {
    name: "wishlist",
    async collect(customerId) {
      const countries = new Set((await boardsOf(customerId)).map(({ country }) => country));
      const boards = await Promise.all(
        [...countries].map((country) => listBoards(db, { customerId, country })),
      );
      return { saved: await listWished(db, customerId), boards: boards.flat() };
    },
    async erase(customerId) {
      const ids = (await boardsOf(customerId)).map(({ id }) => id);
      await db.transaction().execute((transaction) => removeBoards(transaction, ids));
      await db.deleteFrom("wishlist_items").where("customer_id", "=", customerId).execute();
    },
  };
}
