import { useLoaderData } from "react-router";
import { EMBED_FOLDER } from "../../../../contracts/embeds/embed-address.ts";
import { embedRow, isEmbedName } from "../../../../contracts/embeds/embed-components.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import type { EmbedContent } from "../../../features/embeds/content.ts";
import { loaderOf } from "../../../features/embeds/registry.ts";
import { EmbedView } from "../../../features/embeds/views/embed-view.tsx";
import { page, pageNotFound } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(
  async ({ call, edition, site, url, params }): Promise<{ name: string; content: EmbedContent }> => {
    const isKitchen = url.pathname.startsWith(EMBED_FOLDER + KITCHEN_FOLDER);
    const name = `${isKitchen ? KITCHEN_FOLDER : ""}${params.component}`;
    const load = loaderOf(name);
    if (!load) throw pageNotFound();
    const asked = (parameter: string) => {
      const value = url.searchParams.get(parameter) ?? undefined;
      // Backends reject an invalid slug; for the visitor it is a page that does not exist.
      if (value !== undefined && !/^[\w-]{1,200}$/.test(value)) throw pageNotFound();
      return value;
    };
    const { t } = textOf(edition.language);
    return { name, content: await load({ call, edition, site, t, asked }) };
  },
);

const KITCHEN_FOLDER = "kitchen-exp/";

export const meta = pageMeta<typeof loader>(({ name, content }) => ({
  title: content.title,
  description: content.text ?? (isEmbedName(name) ? embedRow(name).title : content.title),
}));

export default function OembedPage() {
  const { content } = useLoaderData<typeof loader>();
  return <EmbedView content={content} />;
}
