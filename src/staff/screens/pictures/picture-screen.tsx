import { Alert, Anchor, Button, FileButton, Group, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, type MouseEvent, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import {
  changePicture,
  getPicture,
  type PictureItem,
  removePicture,
  replacePicture,
} from "../../../contracts/staff/calls/picture-calls.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from "../../../editions/languages.ts";
import { callStaff } from "../../data/call-staff.ts";
import { uploadStaff } from "../../data/upload-staff.ts";
import { sentenceOf, tell, tellError } from "../../frame/notifications.tsx";
import { useLanguageName, useText } from "../../frame/staff-text.tsx";
import { AnswerFrame } from "../../parts/answer-frame.tsx";
import { RecordFrame } from "../../parts/record-frame.tsx";
import { Facts, Section } from "../../parts/section.tsx";
import { Day } from "../../parts/times.tsx";
import { PICTURE_TYPES, UploadProgress } from "./picture-upload.tsx";

type PictureRecord = CallAnswer<typeof getPicture>;

const keyOf = (name: string) => ["pictures", name];

/** One picture: what it shows, the point that stays in view, and where it is used. */
export function PictureScreen() {
  const { t } = useText();
  const { id: name = "" } = useParams();
  const query = useQuery({
    queryKey: keyOf(name),
    queryFn: ({ signal }) => callStaff(getPicture, { name }, signal),
  });
  return (
    <RecordFrame title={name} back={{ to: "/pictures", label: t("staff.pictures.back") }}>
      <AnswerFrame query={query}>
        {(picture) => (
          <SimpleGrid cols={{ base: 1, lg: 2 }}>
            <PictureForm key={picture.version} picture={picture} />
            <Stack>
              <File picture={picture} />
              <Uses picture={picture} />
            </Stack>
          </SimpleGrid>
        )}
      </AnswerFrame>
    </RecordFrame>
  );
}

const CENTRE = { x: 0.5, y: 0.5 };
const STEP = 0.05;

function PictureForm({ picture }: { picture: PictureRecord }) {
  const text = useText();
  const { t } = text;
  const languageName = useLanguageName();
  const client = useQueryClient();
  const { data: write } = useCan({ action: "content.market", resource: "pictures" });
  const [alt, setAlt] = useState<Record<string, string>>(picture.alt);
  const [focus, setFocus] = useState(picture.focus ?? CENTRE);
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const { name, version } = picture;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const main = alt[DEFAULT_LANGUAGE]?.trim();
    if (!main) return setProblem(t("staff.pictures.error.alt"));
    const written = Object.entries(alt).filter(([, words]) => words.trim() !== "");
    setSaving(true);
    setProblem("");
    try {
      const wished = { ...Object.fromEntries(written), [DEFAULT_LANGUAGE]: main };
      const changed = await callStaff(changePicture, { name, version, alt: wished, focus });
      client.setQueryData(keyOf(name), { ...picture, ...changed });
      tell(t("staff.saved"));
    } catch (error) {
      setProblem(sentenceOf(error, text));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        {problem && <Alert color="red">{problem}</Alert>}
        <FocusPoint picture={picture} focus={focus} onChange={setFocus} />
        {LANGUAGE_CODES.map((language) => (
          <TextInput
            key={language}
            label={t("staff.pictures.alt", { language: languageName(language) })}
            description={language === DEFAULT_LANGUAGE ? t("staff.pictures.altHint") : undefined}
            dir={LANGUAGES[language].direction}
            maxLength={300}
            value={alt[language] ?? ""}
            onChange={({ currentTarget: { value } }) =>
              setAlt((before) => ({ ...before, [language]: value }))
            }
            disabled={!write?.can}
          />
        ))}
        {write?.can && (
          <Button type="submit" loading={isSaving}>
            {t("staff.save")}
          </Button>
        )}
      </Stack>
    </form>
  );
}

interface FocusPointProps {
  picture: PictureItem;
  focus: { x: number; y: number };
  onChange: (focus: { x: number; y: number }) => void;
}

/** The picture with its point, chosen by a click or with the arrow keys, and how it is cropped for a phone and a card. */
function FocusPoint({
  picture: { url, width, height, dominant, version },
  focus,
  onChange,
}: FocusPointProps) {
  const { t } = useText();
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key also clicks a button.
    if (detail === 0) return;
    const { left, top, width: shown, height: tall } = currentTarget.getBoundingClientRect();
    onChange({ x: inside((clientX - left) / shown), y: inside((clientY - top) / tall) });
  };
  const move = (event: KeyboardEvent) => {
    const [x, y] = STEPS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    onChange({ x: inside(focus.x + x * STEP), y: inside(focus.y + y * STEP) });
  };
  return (
    <div>
      <button
        type="button"
        className="staff-focus"
        dir="ltr"
        onClick={click}
        onKeyDown={move}
        aria-label={t("staff.pictures.focusAt", {
          x: Math.round(focus.x * 100),
          y: Math.round(focus.y * 100),
        })}
      >
        <img
          src={`${url}/800.webp?v=${version}`}
          alt=""
          width={width}
          height={height}
          style={{ background: dominant }}
        />
        <span style={{ insetInlineStart: `${focus.x * 100}%`, insetBlockStart: `${focus.y * 100}%` }} />
      </button>
      <Text size="sm" c="dimmed">
        {t("staff.pictures.focusHint")}
      </Text>
      <Group mt="xs">
        {CROPS.map((ratio) => (
          <img
            key={ratio}
            src={`${url}/640.webp?v=${version}`}
            alt=""
            style={{
              ...{ blockSize: 120, aspectRatio: ratio, objectFit: "cover", background: dominant },
              objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
            }}
          />
        ))}
      </Group>
    </div>
  );
}

const CROPS = ["4 / 5", "1 / 1", "16 / 9"];

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function inside(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}

function File({ picture }: { picture: PictureRecord }) {
  const text = useText();
  const { t } = text;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: write } = useCan({ action: "content.market", resource: "pictures" });
  const { data: publish } = useCan({ action: "content.publish", resource: "pictures" });
  const [share, setShare] = useState<number>();
  const { name, version, width, height, member, updatedAt, uses } = picture;
  const replace = async (file: File | null) => {
    if (!file || !window.confirm(t("staff.pictures.replaceSure", { count: uses.length }))) return;
    setShare(0);
    try {
      const key = crypto.randomUUID();
      const replaced = await uploadStaff(replacePicture, { name, version, key }, file, setShare);
      client.setQueryData(keyOf(name), { ...picture, ...replaced });
      tell(t("staff.pictures.replaced"));
    } catch (error) {
      tellError(error, text);
    } finally {
      setShare(undefined);
    }
  };
  const remove = async () => {
    if (!window.confirm(t("staff.pictures.removeSure"))) return;
    try {
      await callStaff(removePicture, { name });
      client.removeQueries({ queryKey: keyOf(name) });
      await navigate("/pictures");
    } catch (error) {
      tellError(error, text);
    }
  };
  return (
    <Section title={t("staff.pictures.file")}>
      <Facts
        rows={[
          [t("staff.pictures.size"), <bdi key="size">{`${width} × ${height}`}</bdi>],
          [t("staff.pictures.by"), <bdi key="by">{member}</bdi>],
          [t("staff.pictures.changed"), <Day key="at" at={updatedAt} />],
        ]}
      />
      {share !== undefined && <UploadProgress share={share} />}
      <Group>
        {write?.can && (
          <FileButton onChange={replace} accept={PICTURE_TYPES}>
            {(props) => (
              <Button {...props} variant="default" loading={share !== undefined}>
                {t("staff.pictures.replace")}
              </Button>
            )}
          </FileButton>
        )}
        {publish?.can && uses.length === 0 && (
          <Button variant="default" color="red" onClick={remove}>
            {t("staff.pictures.remove")}
          </Button>
        )}
      </Group>
    </Section>
  );
}

function Uses({ picture: { uses } }: { picture: PictureRecord }) {
  const { t } = useText();
  return (
    <Section title={t("staff.pictures.uses")}>
      {uses.length === 0 && <Text size="sm">{t("staff.pictures.noUses")}</Text>}
      {uses.map(({ id, title }) => (
        <Anchor key={id} component={Link} to={`/content/${encodeURIComponent(id)}`} size="sm">
          <bdi>{title}</bdi>
        </Anchor>
      ))}
    </Section>
  );
}
