import type { Plugin } from "vite";
import { leaveOut, type LeftOut } from "./leave-out.ts";

/*
 * i18next in the browser, without what a page never asks of it. Here texts are added as they arrive
 * (`app/i18n/text-chunks.ts`), keys are flat, a page has one language for as long as it stands, and figures and days have
 * formats of their own: nothing is loaded, detected, cloned, nested or formatted by i18next, and its advice is for who
 * develops. The server has the whole; a test asks both for every text there is.
 */
const leftOut: LeftOut = {
  unasked: {
    "": ["keysFromSelector", "deepFind", "deepExtend"],
    Logger: ["log", "deprecate", "once", "clone"],
    EventEmitter: ["off", "once"],
    ResourceStore: [
      "removeNamespaces",
      "deprecateDottedLng",
      "addResource",
      "addResources",
      "removeResourceBundle",
      "getResourceBundle",
      "toJSON",
    ],
    Translator: ["exists"],
    LanguageUtil: ["clearCache", "getScriptPartFromCode", "getLanguagePartFromCode", "deprecateBareCode"],
    PluralResolver: ["clearCache", "needsPlural", "getPluralFormsOfKey", "getSuffixes"],
    Interpolator: ["reset", "nest"],
    Formatter: ["add", "addCached", "format"],
    Connector: [
      "queueLoad",
      "loaded",
      "read",
      "prepareLoading",
      "load",
      "reload",
      "noticeDevFallback",
      "loadOne",
      "saveMissing",
    ],
    I18n: [
      "reloadResources",
      "hydrate",
      "getFixedT",
      "exists",
      "setDefaultNamespace",
      "loadNamespaces",
      "loadLanguages",
      "dir",
      "cloneInstance",
      "toJSON",
    ],
  },
  // No separators are looked for in a key, no formats are made, and nobody reads which values a text was given.
  idle: {
    "": ["looksLikeObjectPath"],
    Translator: ["getUsedParamsDetails"],
    Formatter: ["init"],
  },
  // With the options of `app/i18n/texts.ts`.
  never: [
    "lng?.toLowerCase() === 'cimode'",
    "lng.toLowerCase() === 'cimode'",
    "lng.includes('.')",
    "handleAsObjectInI18nFormat && resForObjHndl && handleAsObject && !noObject.includes(resType) && !(isString(joinArrays) && Array.isArray(resForObjHndl))",
    "handleAsObjectInI18nFormat && isString(joinArrays) && Array.isArray(res)",
    "usedKey || usedDefault || updateMissing",
    "this.i18nFormat?.parse",
    "this.i18nFormat?.addLookupKeys",
    "opt.ordinal && pluralSuffix.startsWith(ordinalPrefix)",
    "opt.ordinal && needsPluralHandling",
    "needsContextHandling",
    "opt.interpolation",
    "res != null && postProcessorNames?.length && opt.applyPostProcessor !== false",
    "prefixEscaped || suffixEscaped || nestingPrefixEscaped || nestingSuffixEscaped",
    "!found && this.options.supportedLngs",
    "l && this.logger.debug && !isSafeLanguageCode(l)",
    "!lng && this.services.languageDetector && !this.services.languageDetector.async",
    "!lng && this.services.languageDetector && this.services.languageDetector.async",
    "!this.options.resources || this.options.partialBundledLanguages",
    "this.modules.languageDetector",
    "this.modules.i18nFormat",
    "callback && !this.isInitialized && !options.isClone",
    "options.precheck",
    "module.type === 'backend'",
    "module.type === 'logger' || module.log && module.warn && module.error",
    "module.type === 'languageDetector'",
    "module.type === 'i18nFormat'",
    "module.type === 'postProcessor'",
    "module.type === 'formatter'",
  ],
  always: [
    "!this.services.backendConnector.backend || this.options.resources && !this.options.partialBundledLanguages",
  ],
  // Said with `debug` alone.
  advice: /(^|\.)(logger|baseLogger)\.(log|warn|once|deprecate)$/,
};

export const browserI18next = (code: string): string => leaveOut("i18next", code, leftOut);

export const i18nextForBrowsers: Plugin = {
  name: "kasch:browser-i18next",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) => ({ code: browserI18next(code), map: null }),
  },
};
