declare module "virtual:islands" {
  export const ISLANDS: import("./frame/islands/island.tsx").IslandRegistry;
}
