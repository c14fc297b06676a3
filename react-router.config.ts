import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The route table is small: in the document it spares a request per page and per link in sight.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
