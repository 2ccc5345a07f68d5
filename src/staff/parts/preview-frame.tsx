import { Alert, Anchor, Button, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../frame/staff-text.tsx";

/** The width of the visitor's screen. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Screen = keyof typeof WIDTHS;

const CHOSEN = "atrium-staff-preview";
const WIDE = "(width >= 1200px)";

export interface PreviewWidth {
  screen: Screen;
  onScreen: (screen: Screen) => void;
}

interface BesidePreviewProps {
  /** The button that shows and hides the preview. */
  label: string;
  preview: (width: PreviewWidth) => ReactNode;
  /** Beside the button. */
  choices?: ReactNode;
  children: ReactNode;
}

/** A form, and the page of the site: beside it on a wide screen, and instead of it on a narrow one. */
export function BesidePreview({ label, preview, choices, children }: BesidePreviewProps) {
  const [isShown, setShown] = useState(
    () => localStorage.getItem(CHOSEN) !== null && matchMedia(WIDE).matches,
  );
  const [screen, setScreen] = useState<Screen>("phone");
  const toggle = () => {
    if (isShown) localStorage.removeItem(CHOSEN);
    else localStorage.setItem(CHOSEN, "1");
    setShown(!isShown);
  };
  return (
    <Stack>
      <Group className="staff-screen-only" align="end">
        <Button variant={isShown ? "filled" : "default"} aria-pressed={isShown} onClick={toggle}>
          {label}
        </Button>
        {choices}
      </Group>
      <div className={isShown ? `staff-beside staff-beside--${screen}` : undefined}>
        <Stack className="staff-beside-form">{children}</Stack>
        {isShown && preview({ screen, onScreen: setScreen })}
      </div>
    </Stack>
  );
}

interface PreviewPaneProps {
  title: string;
  /** A page of this site. */
  address: string;
  /** The page is read again when this changes. */
  shown: unknown;
  width: PreviewWidth;
  /** What to do if the page cannot be in the frame. */
  refused: string;
  /** Beside the choice of the width. */
  choices?: ReactNode;
}

export function PreviewPane({
  title,
  address,
  shown,
  width: { screen, onScreen },
  refused,
  choices,
}: PreviewPaneProps) {
  const { t } = useText();
  return (
    <Stack gap="xs" component="section" aria-label={title} className="staff-preview">
      <Group gap="xs">
        <SegmentedControl
          aria-label={t("staff.preview.width")}
          value={screen}
          onChange={(value) => onScreen(value === "desktop" ? "desktop" : "phone")}
          data={[
            { value: "phone", label: t("staff.preview.phone") },
            { value: "desktop", label: t("staff.preview.desktop") },
          ]}
        />
        {choices}
        <Anchor href={address} target="_blank" rel="noreferrer" size="sm">
          {t("staff.preview.tab")}
        </Anchor>
      </Group>
      <PreviewFrame key={address} {...{ title, address, shown, refused }} width={WIDTHS[screen]} />
    </Stack>
  );
}

interface PreviewFrameProps extends Pick<PreviewPaneProps, "title" | "address" | "shown" | "refused"> {
  width: number;
}

/** Reads the page again whenever its content has changed, and stays where the member has scrolled to. */
function PreviewFrame({ title, address, shown, refused, width }: PreviewFrameProps) {
  const { t } = useText();
  const { ref: box, width: space, height } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const last = useRef(shown);
  const scrolled = useRef(0);
  const [isRefused, setRefused] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // Loaded again with the same content it is the same.
    if (last.current === shown) return;
    last.current = shown;
    const page = frame.current?.contentDocument?.defaultView;
    if (page) {
      scrolled.current = page.scrollY;
      page.location.reload();
    } else if (frame.current) frame.current.src = address;
  }, [shown, address]);
  const loaded = () => {
    // A page that may not be in a frame, for example the login, has no document here.
    const page = frame.current?.contentDocument;
    setLoaded(true);
    setRefused(page?.location.pathname !== new URL(address, location.origin).pathname);
    if (!page) return;
    page.defaultView?.scrollTo({ top: scrolled.current, behavior: "instant" });
    openLinksOutside(page);
  };
  const scale = space > 0 ? Math.min(1, space / width) : 1;
  return (
    <>
      {isRefused && <Alert color="red">{refused}</Alert>}
      {!isLoaded && (
        <Text size="sm" role="status">
          {t("staff.preview.loading")}
        </Text>
      )}
      <div ref={box} className="staff-preview-box" dir="ltr">
        <iframe
          ref={frame}
          src={address}
          title={title}
          onLoad={loaded}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </>
  );
}

/** Other pages of the site may not be in a frame. Documents are downloaded, and links within the page work. */
function openLinksOutside(page: Document): void {
  const view = page.defaultView;
  page.addEventListener("click", (event) => {
    const link = view && event.target instanceof view.Element ? event.target.closest("a[href]") : null;
    const href = link?.getAttribute("href") ?? "#";
    if (href.startsWith("#") || link?.hasAttribute("download")) return;
    event.preventDefault();
    window.open(new URL(href, page.baseURI), "_blank", "noopener");
  });
}
