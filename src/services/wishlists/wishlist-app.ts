import { Hono } from "hono";
import {
  changeBoards as changeBoardsCall,
  listBoards as listBoardsCall,
} from "../../contracts/calls/customer/boards.ts";
import { getWishlist, saveWishlist } from "../../contracts/calls/customer/wishlist.ts";
import type { ContentId } from "../../contracts/wishlist/content-id.ts";
import { MOST_WISHED } from "../../contracts/wishlist/wishlist-limits.ts";
import { customerWrite } from "../customers/customer-write.ts";
import type { WhoAsks } from "../customers/who-asks.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall, serveCalls } from "../http/serve-call.ts";
import { listBoards } from "./board-store.ts";
import { changeBoards } from "./change-boards.ts";
import { addWished, type Db, listWished, removeWished } from "./wishlist-store.ts";

/** What customers have saved, and the boards that they made of it. */
export function createWishlistApp(db: Db, whoAsks: WhoAsks): Hono {
  const app = new Hono();

  async function save(customerId: string, type: "add" | "remove" | "check", content: ContentId) {
    const { meta: _, ...sought } = content;
    if (type === "check") return { liked: (await listWished(db, customerId, sought)).length > 0 };
    return customerWrite(db, customerId, async (transaction) => {
      if (type === "remove") await removeWished(transaction, customerId, content);
      else if ((await addWished(transaction, customerId, content)) === "full")
        return new Refusal(409, `A wishlist holds ${MOST_WISHED} things at most.`);
      return { liked: type === "add" };
    });
  }

  serveCalls(
    app,
    [
      getWishlist,
      async ({ authorization, content_id }) => {
        const who = await whoAsks(authorization);
        return who instanceof Refusal ? who : { items: await listWished(db, who.sub, content_id) };
      },
    ],
    [
      saveWishlist,
      async ({ authorization, type, content_id }) => {
        const who = await whoAsks(authorization);
        return who instanceof Refusal ? who : save(who.sub, type, content_id);
      },
    ],
  );

  serveCall(app, listBoardsCall, async ({ authorization, country_code: country }) => {
    const who = await whoAsks(authorization);
    return who instanceof Refusal ? who : { boards: await listBoards(db, { customerId: who.sub, country }) };
  });

  serveCall(app, changeBoardsCall, async ({ authorization, country_code: country, change }) => {
    const who = await whoAsks(authorization);
    if (who instanceof Refusal) return who;
    const owner = { customerId: who.sub, country };
    const refused = await customerWrite(db, who.sub, (transaction) =>
      changeBoards(transaction, owner, change),
    );
    return refused ?? { boards: await listBoards(db, owner) };
  });

  return app;
}
