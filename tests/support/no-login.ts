import type { Login } from "../../src/services/login/login.ts";

const refuse = async () => {
  throw new Error("This site has no login.");
};

/** A login for sites without an identity provider. */
export const NO_LOGIN: Login = {
  visitors: {
    tokenOf: async () => undefined,
    read: async () => undefined,
    end: async () => ({ session: undefined, gone: [] }),
  },
  begin: refuse,
  finish: refuse,
  pathOf: () => "/",
  leave: refuse,
  left: () => ({ to: "/", cookies: [] }),
};
