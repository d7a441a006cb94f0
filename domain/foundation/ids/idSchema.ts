import { z } from 'zod'
import { idPattern, type IdPrefix } from './idPattern.ts'

/** Schema of an id with one of these prefixes. */
export const idSchema = (...prefixes: readonly IdPrefix[]) =>
  z.string().regex(idPattern(...prefixes))
