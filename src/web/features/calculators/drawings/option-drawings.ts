/** Drawn options, by field and option, on a sheet of 64 by 52. */
export const OPTION_DRAWINGS: Partial<Record<string, string>> = {
  "layout/straight": "M6 20h52v11H6Z",
  "layout/l-shaped": "M6 8h52v11H17v25H6Z",
  "layout/u-shaped": "M6 8h52v36H47V19H17v25H6Z",
  "layout/parallel": "M6 8h52v11H6ZM6 33h52v11H6Z",
  "layout/island": "M6 8h52v11H6ZM18 32h28v11H18Z",
  "layout/g-shaped": "M6 8h52v36H32V34h15V19H17v25H6Z",
  "cabinets/base": "M6 30h52v14H6ZM23 30v14M41 30v14",
  "cabinets/wall": "M6 30h52v14H6ZM23 30v14M41 30v14M6 10h52v11H6ZM23 10v11M41 10v11",
  "cabinets/loft": "M6 32h52v13H6ZM23 32v13M41 32v13M6 15h52v10H6ZM23 15v10M41 15v10M6 4h52v9H6ZM32 4v9",
  "door/hinged": "M10 6h44v40H10ZM24.7 6v40M39.3 6v40M22 24v5M27.4 24v5M42 24v5",
  "door/sliding": "M10 6h44v40H10ZM34 6v40M30 10v32M14 24v5M50 24v5",
  "door/walk-in": "M10 6h44v40H10ZM24 6v40M40 6v40M10 18h14M10 30h14M40 18h14M40 30h14M24 14h16",
};
