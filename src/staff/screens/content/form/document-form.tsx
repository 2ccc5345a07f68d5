import { Loader } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { DocumentFormProps } from "./form-props.ts";

/** The form is large, so only the screen that edits a document loads it. */
const LoadedForm = lazy(() => import("./loaded-form.tsx"));

export function DocumentForm(props: DocumentFormProps) {
  return (
    <Suspense fallback={<Loader />}>
      <LoadedForm {...props} />
    </Suspense>
  );
}
