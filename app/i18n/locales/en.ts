import type { Locale } from "~/domain/locale/locale";

/** British English. */
export const english: Locale = {
  code: "en",
  name: "English",
  iso: "en-GB",
  isComplete: true,
  calendar: {
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    weekdaysShort: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    monthsShort: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    dayMonth: (day, month) => `${day} ${month}`,
    short: (day, month) => `${day}/${month}`,
  },
  clock: (time) => time,
  minutes: (count) => `${count} min`,
};
