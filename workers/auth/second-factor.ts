import { twoFactor } from "better-auth/plugins/two-factor";
import { backupCode, backupCodeCount } from "~/domain/staff/factor-codes";
import { lockOut, secondStepLife } from "~/domain/staff/second-factor";

/** The second factor of staff, by better-auth: codes of an app after the password, and codes on paper for when it is gone. */
export const secondFactor = () =>
  twoFactor({
    twoFactorCookieMaxAge: secondStepLife,
    accountLockout: { maxFailedAttempts: lockOut.after, durationSeconds: lockOut.seconds },
    backupCodeOptions: {
      customBackupCodesGenerate: () =>
        Array.from({ length: backupCodeCount }, () => backupCode(crypto.getRandomValues(new Uint8Array(10)))),
    },
  });
