import type { Api } from "~/api/client";
import type { BookingInfo } from "~/domain/booking/schema";
import { errorTable } from "~/domain/common/errors";
import { emailProblem, type Problem } from "~/domain/orders/contact";
import { parseBookingForm } from "../form/booking-form-data";
import { waitingRefusal, type WaitingAnswer } from "./waiting-form";

/** Puts whoever has sent the form on the list; with what is wrong where something is, and the status to say it with. */
export async function joinWaiting(
  api: Api,
  form: FormData,
  values: Record<string, string>,
  info: BookingInfo,
): Promise<{ answer: WaitingAnswer; status: number }> {
  const email = (values["email"] ?? "").trim();
  const parsed = parseBookingForm(form, info);
  const answer: WaitingAnswer = {
    event: info.event,
    joined: false,
    values,
    errors: parsed.ok ? [] : parsed.errors,
    email: emailProblem(email),
    refused: null,
  };
  if (!parsed.ok || answer.email) return { answer, status: 400 };
  const { event, timeslot, tickets } = parsed.request;
  const joined = await api.joinWaiting({ event, tickets, email, ...(timeslot !== undefined && { timeslot }) });
  if (joined.ok) return { answer: { ...answer, joined: true }, status: 200 };
  const problem = joined.errors?.find(({ path }) => path === "email")?.message as Problem | undefined;
  if (problem) return { answer: { ...answer, email: problem }, status: 400 };
  return { answer: { ...answer, refused: waitingRefusal(joined.code) }, status: errorTable[joined.code].status };
}
