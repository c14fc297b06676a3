import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import type { StaffRole } from "~/domain/staff/permissions";
import { createStaff } from "../../workers/auth/create-staff";
import { bumpGeneration } from "../../workers/cache/generation";
import { db } from "../../workers/db/client";
import { siteSettings, type StoredSettings } from "../../workers/db/schema/site";
import { origin, someAddress, type caller } from "./edge";

const database = db(env);

const settings = (more: Partial<StoredSettings>): StoredSettings => ({
  ...defaultSettings,
  site_name: "Kino Meridian",
  html_footer_top: { code: { de: "<p>oben</p>", en: "<p>top</p>" } },
  html_footer_bottom: { code: {} },
  html_footer_logos: { code: {} },
  html_header: { code: {} },
  contact: { ...defaultSettings.contact, transport: { de: "U4", en: "" } },
  design: { ...defaultSettings.design, parsers: { time_zone: "Europe/Vienna", locale: "de-AT", currency: "€" } },
  ...more,
});

/** Saves the settings and publishes them. */
export async function saveSettings(more: Partial<StoredSettings> = {}) {
  const data = settings(more);
  await database
    .insert(siteSettings)
    .values({ id: 1, data })
    .onConflictDoUpdate({ target: siteSettings.id, set: { data } });
  await bumpGeneration(env);
}

/** Signs a member of staff in and gives back the cookies. */
export async function signInWith(call: ReturnType<typeof caller>, role: StaffRole = "editor"): Promise<string> {
  const email = role === "editor" ? "Chef@kino.example" : `${role}@kino.example`;
  await createStaff(env, {
    email,
    name: "Ada Muster",
    role,
    password: "ein langes Passwort",
  });
  const token = "t".repeat(40);
  const response = await call("/api/auth/sign-in/email", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin,
      cookie: `csrftoken=${token}`,
      "x-csrftoken": token,
      "cf-connecting-ip": someAddress(),
    },
    body: JSON.stringify({ email: email.toLowerCase(), password: "ein langes Passwort" }),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
