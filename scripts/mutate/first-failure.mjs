// A property that fails has killed its mutant: nobody reads the smallest example.
import fc from "fast-check";

fc.configureGlobal({ endOnFailure: true });
