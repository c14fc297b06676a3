import { data, redirect } from "react-router";
import { FormPage } from "~/features/forms/FormPage";
import { formAction } from "~/features/forms/form-action.server";
import { oversized, typedOf, type FormAnswer } from "~/features/forms/form-names";
import { Breadcrumb } from "~/features/navigation/document/Breadcrumb";
import { excerpt, pageMeta } from "~/features/pages/head/page-meta";
import type { NamespaceHandle } from "~/i18n/namespaces";
import { idParam, orNotFound } from "~/server/not-found";
import type { Route } from "./+types/form";
import { recordLoader } from "./page-loader";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { form, siteName, origin } = loaderData;
  return pageMeta({
    title: form.title,
    siteName,
    origin,
    path: form.url,
    description: excerpt(form.intro),
    noindex: form.fallback.includes("title"),
  });
}

export const handle: NamespaceHandle = { namespaces: ["forms"] };

export const loader = (args: Route.LoaderArgs) =>
  recordLoader(args, async ({ api, url, params, origin }) => {
    const [form, ticket, { site_name: siteName }] = await Promise.all([
      orNotFound(api.form(idParam(params.id))),
      api.formTicket(),
      api.settings(),
    ]);
    if (url.pathname !== form.url) throw redirect(form.url, 301);
    return { form, ticket, siteName, origin };
  });

export const action = (args: Route.ActionArgs) => formAction(args);

/** What cannot be sent stays where it was typed: neither a line that is down nor a file that is too large takes it away. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = await request.clone().formData();
  const again: FormAnswer = { done: null, typed: typedOf(sent), problems: oversized(sent), refusal: null, phone: "" };
  // With the status of a failure no page asks for its data anew, which would fail as well.
  if (again.problems.length > 0) return data(again, 413);
  return serverAction().catch(() => data<FormAnswer>({ ...again, refusal: "failed" }, 503));
}

export default function FormRoute({ loaderData: { form, ticket, origin }, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      key={form.url}
      breadcrumb={<Breadcrumb origin={origin} />}
      form={form}
      ticket={ticket}
      answer={actionData}
    />
  );
}
