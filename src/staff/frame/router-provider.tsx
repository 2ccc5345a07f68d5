import type { GoConfig, RouterProvider } from "@refinedev/core";
import { useCallback } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";

/** Connects Refine with React Router. The published adapter needs an older React Router than the site. */
export const routerProvider: RouterProvider = {
  go: useGo,
  back: useBack,
  parse: useParse,
  Link: Link as NonNullable<RouterProvider["Link"]>,
};

function useGo() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    ({ to, query, hash, type, options }: GoConfig) => {
      const kept = options?.keepQuery ? search : "";
      const asked = query ? `?${new URLSearchParams(query as Record<string, string>)}` : kept;
      const address = `${to ?? pathname}${asked}${hash ? `#${hash}` : ""}`;
      if (type === "path") return address;
      navigate(address, { replace: type === "replace" });
      return undefined;
    },
    [navigate, pathname, search],
  );
}

function useBack() {
  const navigate = useNavigate();
  return useCallback(() => navigate(-1), [navigate]);
}

function useParse() {
  const params = useParams();
  const { pathname, search } = useLocation();
  return useCallback(
    () => ({
      pathname,
      ...(params.id && { id: decodeURIComponent(params.id) }),
      params: Object.fromEntries(new URLSearchParams(search)),
    }),
    [params, pathname, search],
  );
}
