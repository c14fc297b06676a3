import fc from "fast-check";

/** Properties try the same cases at every run, so that a failure is of the change that is tested; others with a seed in the environment. */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 20261121) });
