import { DirectionProvider, MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { Refine } from "@refinedev/core";
import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { LANGUAGES } from "../../editions/languages.ts";
import {
  accessControlProvider,
  authProvider,
  dataProvider,
  liveProvider,
  queryClient,
} from "../data/providers.ts";
import { SCREENS } from "../screens/screens.tsx";
import { EntranceGate } from "./entrance-gate.tsx";
import { notificationProvider } from "./notifications.tsx";
import { routerProvider } from "./router-provider.tsx";
import { Shell } from "./shell.tsx";
import { type StaffText, StaffTextProvider } from "./staff-text.tsx";
import { styleNonce } from "./style-nonce.ts";
import { cssVariables, staffTheme } from "./theme.ts";

const OPTIONS = {
  reactQuery: { clientConfig: queryClient },
  liveMode: "auto",
  disableTelemetry: true,
  disableRouteChangeHandler: true,
} as const;

export function StaffApp({ text }: { text: StaffText }) {
  return (
    <StaffTextProvider value={text}>
      <DirectionProvider initialDirection={LANGUAGES[text.language].direction} detectDirection={false}>
        <MantineProvider
          theme={staffTheme(text)}
          cssVariablesResolver={cssVariables}
          forceColorScheme="light"
          getStyleNonce={styleNonce}
        >
          <Notifications position="bottom-center" />
          <BrowserRouter basename="/staff">
            <Refine
              {...{ accessControlProvider, authProvider, dataProvider, liveProvider, routerProvider }}
              notificationProvider={notificationProvider(text)}
              resources={SCREENS.map(({ name }) => ({ name, list: `/${name}`, show: `/${name}/:id` }))}
              options={OPTIONS}
            >
              <EntranceGate>
                <Shell>
                  <Routes>
                    {SCREENS.flatMap(({ name, List, Show }) => [
                      <Route key={name} path={`/${name}`} element={<List />} />,
                      ...(Show
                        ? [<Route key={`${name}/:id`} path={`/${name}/:id`} element={<Show />} />]
                        : []),
                    ])}
                    <Route path="*" element={<Navigate to={`/${SCREENS[0]?.name}`} replace />} />
                  </Routes>
                </Shell>
              </EntranceGate>
            </Refine>
          </BrowserRouter>
        </MantineProvider>
      </DirectionProvider>
    </StaffTextProvider>
  );
}
