// The built Worker for browser tests, with a clock that tests may set. Beside it the same house once more, which sells over
// Stripe. Builds and prepares what it serves, unless `npm test` has.
import { stripeKeys } from "../tests/support/stripe.ts";
import { serveStripe, stripePorts } from "../tests/support/stripe-server.ts";
import { serveHouse } from "./e2e-house.mjs";
import { prepareStates, state, stripeState } from "./e2e-state.mjs";
import { build, testVars } from "./run.mjs";

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
// The site is waited for on the first one's port: the second has to answer before.
const houses = [await serveHouse({ port: ports.house, state: stripeState, vars: stripeVars, quiet })];
houses.push(await serveHouse({ port, state, vars: testVars, quiet }));
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, async () => {
    await Promise.all(houses.map((house) => house.dispose()));
    process.exit(0);
  });
