import { loadSecondStep, takeSecondStep } from "~/features/account/access/second-step.server";
import { SecondStepPage } from "~/features/account/access/SecondStepPage";
import { pageHead } from "~/features/account/page-head.server";
import { privateHeaders, privateMeta } from "~/features/account/private-page";
import type { NamespaceHandle } from "~/i18n/namespaces";
import type { Route } from "./+types/user-second-step";

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(loaderData);

export const handle: NamespaceHandle = { namespaces: ["account", "security"] };

export const headers: Route.HeadersFunction = privateHeaders;

export async function loader(args: Route.LoaderArgs) {
  const state = loadSecondStep(args);
  return { state, ...(await pageHead(args.context, "security", "step.title")) };
}

export const action = (args: Route.ActionArgs) => takeSecondStep(args);

export default function SecondStep({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return <SecondStepPage {...state} problem={actionData?.problem} />;
}
