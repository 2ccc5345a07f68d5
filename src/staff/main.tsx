import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "@mantine/spotlight/styles.css";
import "../ui/base/fonts.css";
import "../ui/base/tokens.css";
import "./staff.css";
import { createRoot } from "react-dom/client";
import { StaffApp } from "./frame/staff-app.tsx";
import { loadStaffText } from "./frame/staff-text.tsx";
import { styleNonce } from "./frame/style-nonce.ts";

const root = document.getElementById("staff");
if (!root) throw new Error("The document has no element for the staff application.");
// The part of Mantine that stops the page behind a dialog from scrolling reads the nonce of its styles here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
createRoot(root).render(<StaffApp text={await loadStaffText()} />);
