import { QueryClient } from "@tanstack/react-query";

const minute = 60_000;

/**
 * What parts that load late have asked for: the calendar, the account's menu, the booking. They name it with each query
 * instead of finding it around them, because the frame of a page does without it.
 */
export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: minute, retry: 1, refetchOnWindowFocus: false } },
});
