import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "./columns";

const date = () => integer({ mode: "timestamp_ms" });

/** Accounts of staff and customers, in the shape better-auth reads and writes. */
export const user = sqliteTable("user", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: integer({ mode: "boolean" }).notNull().default(false),
  image: text(),
  firstName: text(),
  lastName: text(),
  /** "customer" has no rights in the house. */
  role: text({ enum: ["customer", "editor", "box-office", "manager", "admin"] })
    .notNull()
    .default("customer"),
  /** Signing in asks for the code of `two_factor` after the password. */
  twoFactorEnabled: integer({ mode: "boolean" }).notNull().default(false),
  /** The language the house writes to a customer in. */
  mailLang: text(),
  createdAt: date().notNull(),
  updatedAt: date().notNull(),
});

const ofUser = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

export const session = sqliteTable(
  "session",
  {
    id: text().primaryKey(),
    expiresAt: date().notNull(),
    token: text().notNull().unique(),
    createdAt: date().notNull(),
    updatedAt: date().notNull(),
    ipAddress: text(),
    userAgent: text(),
    userId: ofUser(),
    /** It began with a passkey, which stands for both factors. */
    withPasskey: integer({ mode: "boolean" }).notNull().default(false),
  },
  (t) => [index("session_user").on(t.userId)],
);

export const account = sqliteTable(
  "account",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: ofUser(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: date(),
    refreshTokenExpiresAt: date(),
    scope: text(),
    password: text(),
    createdAt: date().notNull(),
    updatedAt: date().notNull(),
  },
  (t) => [index("account_user").on(t.userId)],
);

/** The second factor of staff: a secret that an app makes codes from, and backup codes, encrypted with AUTH_SECRET. */
export const twoFactor = sqliteTable("two_factor", {
  id: text().primaryKey(),
  userId: ofUser().unique(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  /** False until the first code proves that the app has the secret. */
  verified: integer({ mode: "boolean" }).notNull().default(false),
  /** Wrong codes in a row. */
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: date(),
});

/** Keys that staff sign in with instead of a password: what is here opens nothing, the other half never leaves its device. */
export const passkey = sqliteTable(
  "passkey",
  {
    id: text().primaryKey(),
    userId: ofUser(),
    /** What its owner calls it. */
    name: text(),
    publicKey: text().notNull(),
    credentialID: text("credential_id").notNull().unique(),
    /** How often it signed, for those that count: one that goes back was copied. */
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: integer({ mode: "boolean" }).notNull(),
    transports: text(),
    createdAt: date(),
    aaguid: text(),
    lastUsedAt: date(),
  },
  (t) => [index("passkey_user").on(t.userId)],
);

/** One-time codes and other things that are proven once. */
export const verification = sqliteTable(
  "verification",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: date().notNull(),
    createdAt: date().notNull(),
    updatedAt: date().notNull(),
  },
  (t) => [index("verification_identifier").on(t.identifier)],
);

/** How many codes were mailed to an address lately: a row is of no use after `endsAt`. */
export const codeRequest = sqliteTable("code_request", {
  /** A hash of the address with AUTH_SECRET. */
  address: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment().notNull(),
});

/** What a signed-in visitor keeps; without an account it stays in the browser. */
export const favorite = sqliteTable(
  "favorite",
  {
    userId: ofUser(),
    kind: text({ enum: ["production", "event", "series"] }).notNull(),
    targetId: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.targetId] })],
);
