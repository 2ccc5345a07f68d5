import { describe, expect, test, vi } from "vitest";
import { stubBrowser } from "../../../frame/state/browser-storage.fixture.ts";
import { joinAccount } from "./account/join-account.ts";
import { keyOf, type SavedDesign } from "./saved-design.ts";
import { createDeviceStore } from "./saved-designs.ts";
import { createGuestStore, type SaveOutcome } from "./wishlist-store.ts";

const design = (slug: string, region = "in"): SavedDesign => ({
  slug,
  contentType: "looks",
  title: `Kitchen ${slug}`,
  href: `/${region}/design-ideas/${slug}`,
  image: `/api/images/${slug}`,
});

function newGuest(kept: Record<string, string> = {}) {
  stubBrowser(kept);
  let isChosen = false;
  const logIn = vi.fn();
  const guest = createGuestStore({
    kept: createDeviceStore("kept"),
    waiting: createDeviceStore("looksToAdd"),
    choice: {
      isHere: () => isChosen,
      chooseHere() {
        isChosen = true;
      },
    },
    isHere: ({ href }) => href.startsWith("/in/"),
    logIn,
  });
  return { guest, kept, logIn };
}

describe("the wishlist of a guest", () => {
  test("a saved design waits for the login, opens the login and already counts as saved", async () => {
    const { guest, kept, logIn } = newGuest({ kept: JSON.stringify([design("old")]) });
    expect(await guest.add(design("new"))).toBe("guest");
    expect(logIn).toHaveBeenCalledOnce();
    expect(JSON.parse(kept.looksToAdd ?? "")).toEqual([design("new")]);
    expect(guest.list().map(keyOf)).toEqual(["looks/new", "looks/old"]);
  });

  test("a guest who chooses to save on the device is not sent to the login again", async () => {
    const { guest, logIn } = newGuest();
    await guest.add(design("a"));
    await guest.keepHere();
    expect(guest.listWaiting()).toEqual([]);
    expect(await guest.add(design("b"))).toBe("saved");
    expect(guest.list().map(keyOf)).toEqual(["looks/b", "looks/a"]);
    expect(logIn).toHaveBeenCalledOnce();
  });

  test("a removed design can be put back on the device without a login", async () => {
    const { guest, logIn } = newGuest({ kept: JSON.stringify([design("a")]) });
    await guest.remove("looks/a");
    expect(guest.list()).toEqual([]);
    expect(await guest.add(design("a"))).toBe("saved");
    expect(logIn).not.toHaveBeenCalled();
  });

  test("designs that wait in another country are not touched", async () => {
    const { guest, kept } = newGuest({ looksToAdd: JSON.stringify([design("sg", "sg"), design("in")]) });
    expect(guest.listWaiting().map(keyOf)).toEqual(["looks/in"]);
    await guest.keepHere();
    expect(JSON.parse(kept.looksToAdd ?? "")).toEqual([design("sg", "sg")]);
  });
});

describe("after the login", () => {
  function newAccount(outcomes: Record<string, SaveOutcome> = {}) {
    const added: string[] = [];
    const add = async ({ slug }: SavedDesign) => {
      added.push(slug);
      return outcomes[slug] ?? ("saved" as const);
    };
    const nothing = {
      list: () => [],
      isBusy: () => false,
      remove: async () => true,
      subscribe: () => () => {},
    };
    return { added, account: { storage: "account" as const, add, ...nothing } };
  }

  test("moves the stored designs first, oldest first, then the waiting ones, and reports only the waiting ones", async () => {
    const { guest } = newGuest({
      kept: JSON.stringify([design("b"), design("a")]),
      looksToAdd: JSON.stringify([design("c")]),
    });
    const { added, account } = newAccount();
    const tell = vi.fn();
    await joinAccount(account, guest, tell);
    expect(added).toEqual(["a", "b", "c"]);
    expect(guest.list()).toEqual([]);
    expect(tell.mock.calls).toEqual([[design("c"), "saved"]]);
  });

  test("a design that the account refuses stays on the device", async () => {
    const { guest } = newGuest({
      kept: JSON.stringify([design("b"), design("a")]),
      looksToAdd: JSON.stringify([design("c")]),
    });
    const tell = vi.fn();
    await joinAccount(newAccount({ a: "failed", c: "full" }).account, guest, tell);
    expect(guest.list().map(keyOf)).toEqual(["looks/c", "looks/a"]);
    expect(tell.mock.calls).toEqual([[design("c"), "full"]]);
  });
});
