import { data } from "react-router";

/** The form of a plain POST. A body that is no form, or a broken one, is the sender's fault: 400. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
