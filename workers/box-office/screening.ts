import { DurableObject } from "cloudflare:workers";

export class Screening extends DurableObject<Env> {}
