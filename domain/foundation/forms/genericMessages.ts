import type { z } from 'zod'
import { fieldMessages } from './fieldMessages.ts'

/** The name of a field without a label, from its path: `plan.ageFrom` is 'Age from'. */
export function labelOf(path: readonly PropertyKey[] = []): string {
  const names = path.filter((part) => typeof part === 'string' && !/^\d+$/.test(part))
  const words = String(names.at(-1) ?? 'The content')
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const TYPE_MESSAGES: Readonly<Record<string, (label: string) => string>> = {
  number: fieldMessages.number,
  int: fieldMessages.number,
  array: fieldMessages.array,
  string: (label) => `${label} must be text`,
  boolean: (label) => `${label} must be true or false`,
}

function typeMessage(label: string, expected: string, input: unknown): string {
  if (input === undefined || input === null) return fieldMessages.required(label)
  if (expected === 'int' && typeof input === 'number') return `${label} must be a whole number`
  return TYPE_MESSAGES[expected]?.(label) ?? `${label} has an invalid format`
}

function sizeMessage(
  label: string,
  { origin, limit, isTooSmall }: { origin: string; limit: string; isTooSmall: boolean },
): string {
  if (origin !== 'string' && origin !== 'array')
    return `The ${isTooSmall ? 'minimum' : 'maximum'} value is ${limit}.`
  if (isTooSmall && limit === '1') return fieldMessages.notEmpty(label)
  const [one, more] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries']
  const what = limit === '1' ? one : more
  return `${label} must have at ${isTooSmall ? 'least' : 'most'} ${limit} ${what}`
}

/**
 * The messages of fields whose schema has no text for them: the generic messages (Foundation 13),
 * never a schema's raw text.
 */
export const genericMessage: z.core.$ZodErrorMap = (issue) => {
  const label = labelOf(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(label, issue.expected, issue.input)
    case 'too_small':
      return sizeMessage(label, {
        origin: issue.origin,
        limit: String(issue.minimum),
        isTooSmall: true,
      })
    case 'too_big':
      return sizeMessage(label, {
        origin: issue.origin,
        limit: String(issue.maximum),
        isTooSmall: false,
      })
    case 'invalid_format':
      return issue.format === 'email'
        ? fieldMessages.email(label)
        : `${label} has an invalid format`
    case 'invalid_value':
    case 'invalid_union':
      return issue.input === undefined
        ? fieldMessages.required(label)
        : `${label} is not one of the possible values`
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
    default:
      return `${label} is invalid`
  }
}
