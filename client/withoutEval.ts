/** zod would try whether it may make code of text; our content security policy refuses that, and browsers log it. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
