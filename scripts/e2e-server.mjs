// The built Worker for browser tests, with a clock that tests may set. Beside it the same house once more, which sells over
// Stripe. Builds and prepares what it serves, unless `npm test` has.
import { stripeKeys } from "../tests/support/stripe.ts";
import { serveStripe, stripePorts } from "../tests/support/stripe-server.ts";
import { prepareStates, state, stripeState } from "./e2e-state.mjs";
import { build, serve, testVars } from "./run.mjs";

const port = Number(process.env.E2E_PORT ?? 8788);

if (!process.env.E2E_PREPARED) {
  await build();
  await prepareStates();
}

const ports = stripePorts(port);
serveStripe(`http://localhost:${ports.house}`, ports.stripe);
const stripeVars = {
  ...testVars,
  ...stripeKeys,
  STRIPE_API: `http://localhost:${ports.stripe}`,
  PAYMENTS: "stripe onsite",
};

const quiet = !process.env.E2E_VERBOSE;
const servers = [];
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    for (const { stop } of servers) stop();
    process.exit(0);
  });
// The site is waited for on the first one's port: the second has to answer before.
servers.push(await serve({ port: ports.house, state: stripeState, vars: stripeVars, quiet }));
servers.push(await serve({ port, state, vars: testVars, quiet }));
await Promise.all(servers.map(({ ended }) => ended));
