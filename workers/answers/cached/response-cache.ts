import type { DeclaredCall } from "../../api/contract/query-keys";
import { limitsOf } from "../../backends/limits";
import { generations } from "../../cache/generation";
import { policies } from "../../cache/policies";
import { kvStore } from "../../cache/store";
import { throughCache } from "../../cache/through-cache";
import { hasRemoteApi } from "../../http/remote-api";
import type { Answer } from "../../http/request-state";
import { hasItsOptions } from "./known-options";
import { planFor } from "./plan";

export interface ResponseCacheOptions {
  /** Makes an answer; asked on a miss with the normalised address and without the visitor's headers. */
  answer: Answer;
  /** What an API path is declared as. */
  declaredCall: (pathname: string) => DeclaredCall | null;
  /** Epoch milliseconds for ages: real time, also where a test has set the request's clock. */
  clock?: () => number;
}

/**
 * Puts the one cache before the API or before the pages. A miss is answered as if a stranger
 * without cookies had asked for the normalised address, so that what is kept belongs to nobody;
 * everything else passes through untouched.
 */
export function responseCache({ answer, declaredCall, clock = Date.now }: ResponseCacheOptions): Answer {
  return async function cachedAnswer(request, state) {
    const plan = planFor(request, state, declaredCall);
    if (!plan) return answer(request, state);
    const now = clock();
    const limits = limitsOf(state.env);
    const document = plan.kind === "document";
    const current = await generations(state.env.CACHE, now, limits);
    const isOfTheHouse = await hasItsOptions(new URL(plan.url).search, state.env, current);
    return throughCache({
      key: plan.key,
      policy: isOfTheHouse ? plan.policy : policies.searched,
      store: kvStore(state.env.CACHE, limits),
      generations: current,
      now,
      isPart: state.shared && !hasRemoteApi(state.env),
      waitUntil: (work) => state.ctx.waitUntil(work),
      ...(document ? { nonce: state.facts.nonce } : {}),
      async produce() {
        const made = new Request(plan.url, { headers: { accept: document ? "text/html" : "*/*" } });
        const response = await answer(made, { ...state, shared: true });
        return document ? { response, nonce: state.facts.nonce } : { response };
      },
    });
  };
}
