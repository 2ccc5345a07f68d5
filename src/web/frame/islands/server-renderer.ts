// The browser never renders a whole page, and so never needs the renderer.
export const renderer = import.meta.env.SSR ? await import("react-dom/server") : undefined;
