import { Alert, Button, Center, Code, Loader, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { renderSVG } from "uqr";
import { beginSecondFactor, confirmSecondFactor } from "../../contracts/staff/calls/session-calls.ts";
import { callStaff, StaffError } from "../data/call-staff.ts";
import { forgetSession, loadSession } from "../data/providers.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { sentenceOf } from "./notifications.tsx";
import { useText } from "./staff-text.tsx";

/** Shows the application to a member whose second factor is confirmed, and to everybody else what to do first. */
export function EntranceGate({ children }: { children: ReactNode }) {
  const { data, error, isLoading, refetch } = useQuery({ queryKey: ["entrance"], queryFn: loadSession });
  const again = async () => {
    forgetSession();
    await refetch();
  };
  if (isLoading)
    return (
      <Center h="100dvh">
        <Loader />
      </Center>
    );
  if (!data) return <SignIn error={error} onAgain={again} />;
  if (data.secondFactor === "confirmed") return children;
  return <SecondFactor isNew={data.secondFactor === "unset"} onConfirmed={again} />;
}

function Gate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Center component="main" mih="100dvh" p="md" bg="forest.0">
      <Paper p="xl" w="100%" maw={420} shadow="sm">
        <Stack>
          <Title order={1} size="h3">
            {title}
          </Title>
          {children}
          <LanguageSwitch />
        </Stack>
      </Paper>
    </Center>
  );
}

const LOGIN = `/bumblebee/login?${new URLSearchParams({ redirectPath: "/staff/enter", again: "1" })}`;

function SignIn({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const text = useText();
  const { t } = text;
  const isRefused = new URLSearchParams(location.search).has("refused");
  const isLoggedOut = error instanceof StaffError && [401, 403].includes(error.statusCode);
  return (
    <Gate title={t("staff.signIn.title")}>
      {isRefused && <Alert color="red">{t("staff.signIn.refused")}</Alert>}
      {isLoggedOut ? (
        <>
          <Text>{t("staff.signIn.text")}</Text>
          <Button component="a" href={LOGIN}>
            {t("staff.signIn.action")}
          </Button>
        </>
      ) : (
        <>
          <Alert color="red">{sentenceOf(error, text)}</Alert>
          <Button onClick={onAgain}>{t("staff.again")}</Button>
        </>
      )}
    </Gate>
  );
}

function SecondFactor({ isNew, onConfirmed }: { isNew: boolean; onConfirmed: () => Promise<void> }) {
  const text = useText();
  const { t } = text;
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const setUp = useQuery({
    queryKey: ["authenticator"],
    queryFn: () => callStaff(beginSecondFactor, {}),
    enabled: isNew,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      await callStaff(confirmSecondFactor, { code });
      await onConfirmed();
    } catch (error) {
      const isWrong = error instanceof StaffError && error.statusCode === 400;
      setProblem(isWrong ? t("staff.error.wrongCode") : sentenceOf(error, text));
    } finally {
      setSending(false);
    }
  };
  if (setUp.error)
    return (
      <Gate title={t("staff.factor.setUp")}>
        <Alert color="red">{t("staff.factor.noInvitation")}</Alert>
      </Gate>
    );
  return (
    <Gate title={t(isNew ? "staff.factor.setUp" : "staff.factor.title")}>
      {setUp.data && (
        <>
          <Text>{t("staff.factor.scan")}</Text>
          <QrCode address={setUp.data.address} label={t("staff.factor.qr")} />
          <Text size="sm">{t("staff.factor.byHand")}</Text>
          <Code block dir="ltr">
            {setUp.data.secret}
          </Code>
        </>
      )}
      <form onSubmit={confirm} noValidate>
        <Stack>
          <TextInput
            label={t("staff.factor.code")}
            description={t("staff.factor.hint")}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={problem}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={7}
            data-autofocus
          />
          <Button type="submit" loading={isSending}>
            {t("staff.factor.confirm")}
          </Button>
        </Stack>
      </form>
    </Gate>
  );
}

function QrCode({ address, label }: { address: string; label: string }) {
  const source = `data:image/svg+xml,${encodeURIComponent(renderSVG(address))}`;
  return <img src={source} alt={label} width={220} height={220} />;
}
