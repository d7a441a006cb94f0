/** Public pages that are the same for everybody: rendered at build time, served from the edge as files. */
export const PRERENDERED_PATHS = [
  '/en-US',
  '/en-US/credits',
] as const satisfies readonly `/en-US${string}`[]
