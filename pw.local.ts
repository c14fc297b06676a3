import base from "./playwright.config";
export default { ...base, reporter: [["list"]], webServer: undefined };
