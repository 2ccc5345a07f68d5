import { useImageHosts } from "../../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../../ui/media/photo.ts";
import "./thumb.css";

/** The photograph of a saved thing, small. The words beside it say what it is. */
export function Thumb({ image }: { image: string }) {
  const atHost = useImageHosts();
  return (
    <img
      className="saved-thumb"
      src={stampUrl({ url: image }, atHost)}
      alt=""
      width={320}
      height={213}
      loading="lazy"
      decoding="async"
    />
  );
}
