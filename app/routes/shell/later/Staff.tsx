import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { browserApi } from "~/api/browser";
import { queries } from "~/api/later/queries";
import { importPart } from "~/domain/common/part";
import { useLocale } from "~/i18n/locale-context";

const Workshop = lazy(async () => {
  const [part, { bringTexts }] = await importPart(() =>
    Promise.all([import("~/features/editor/Workshop"), import("~/features/editor/bring-texts")]),
  );
  bringTexts();
  return part;
});

/** Guests have an account, too: only who works here gets the tools. */
export default function Staff() {
  const { lang } = useLocale();
  const { data: user } = useQuery(
    {
      queryKey: ["user-details", lang],
      queryFn: () => browserApi(lang).userDetails(),
      staleTime: Infinity,
      retry: false,
    },
    queries,
  );
  return (
    user?.has_dashboard_online_access === true && (
      <Suspense>
        <Workshop user={user} />
      </Suspense>
    )
  );
}
