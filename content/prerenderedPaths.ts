import { knowledgePaths } from './knowledgePaths.ts'
import { sitePath } from './sitePaths.ts'

/** Pages that are the same for everybody: rendered at build time, served from the edge as files. */
export const PRERENDERED_PATHS: readonly string[] = [
  sitePath('home'),
  sitePath('credits'),
  sitePath('sampleReport'),
  ...knowledgePaths(),
]
