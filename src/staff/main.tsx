import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import "@mantine/notifications/styles.css";
import "../ui/base/fonts.css";
import "../ui/base/tokens.css";
import "./staff.css";
import { createRoot } from "react-dom/client";
import { StaffApp } from "./frame/staff-app.tsx";
import { loadStaffText } from "./frame/staff-text.tsx";

const root = document.getElementById("staff");
if (!root) throw new Error("The document has no element for the staff application.");
createRoot(root).render(<StaffApp text={await loadStaffText()} />);
