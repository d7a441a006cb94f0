import { randomBytes } from 'node:crypto'
import { OWN_SECRETS } from './secrets.ts'

/** Secrets with a `_PREVIOUS`: what the former one signed or encrypted stays valid while that is set. */
export const ROTATING = [
  'SESSION_SECRET',
  'SCREEN_KEY_SECRET',
  'SECOND_FACTOR_SECRET',
  'DELIVERY_SECRET',
] as const

export interface RotationRequest {
  name: string
  /** The value in force; undefined where nobody has saved it. */
  old: string | undefined
  /** Ends at once all that the old value signed. */
  isLeaked: boolean
  /** Removes the previous value: what it signed ends. */
  isFinished: boolean
  /** The names of the secrets that the account holds. */
  held: ReadonlySet<string>
}

/** Secrets to set, and those to delete. */
export interface Rotation {
  set: Record<string, string>
  remove: string[]
}

const newSecret = () => randomBytes(32).toString('hex')

function checkName(name: string): void {
  if (!OWN_SECRETS.includes(name))
    throw new Error(
      `"${name}" is no secret that is rotated here. Name one of ${OWN_SECRETS.join(', ')}; keys of Stripe are rotated at Stripe.`,
    )
}

/**
 * What a rotation sets and deletes. A former value becomes the previous one; SESSION_SECRET's first one also that of
 * screens, whose printed addresses it signed. Raises an error where the value in force is needed and not known.
 */
export function rotationOf(request: RotationRequest): Rotation {
  const { name, old, isLeaked, isFinished, held } = request
  checkName(name)
  const previous = `${name}_PREVIOUS`
  const removed = held.has(previous) ? [previous] : []
  if (isFinished) return { set: {}, remove: removed }
  if (!ROTATING.some((one) => one === name)) return { set: { [name]: newSecret() }, remove: [] }
  if (isLeaked) return { set: { [name]: newSecret() }, remove: removed }
  if (old === undefined)
    throw new Error(
      `The account does not give ${name} back. Set ${name} in the environment of this command to the value in force, or end all that it signed with --leaked.`,
    )
  const screens: Record<string, string> =
    name === 'SESSION_SECRET' && !held.has('SCREEN_KEY_SECRET_PREVIOUS')
      ? { SCREEN_KEY_SECRET_PREVIOUS: old }
      : {}
  return { set: { [name]: newSecret(), [previous]: old, ...screens }, remove: [] }
}
