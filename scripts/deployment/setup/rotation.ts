import { randomBytes } from 'node:crypto'
import { OWN_SECRETS } from './secrets.ts'

/** Secrets with a `_PREVIOUS`: values signed or encrypted by the former one stay valid while that is set. */
export const ROTATING = [
  'SESSION_SECRET',
  'SCREEN_KEY_SECRET',
  'SECOND_FACTOR_SECRET',
  'DELIVERY_SECRET',
] as const

export interface RotationRequest {
  name: string
  /** The current value; undefined if nobody has saved it. */
  old: string | undefined
  /** Invalidates at once everything that the old value signed. */
  isLeaked: boolean
  /** Removes the previous value and invalidates everything that it signed. */
  isFinished: boolean
  /** Names of the account's secrets. */
  held: ReadonlySet<string>
}

/** Secrets to set and to delete. */
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
 * The secrets that a rotation sets and deletes. The former value becomes the previous one; that of
 * the first SESSION_SECRET also becomes the previous one for screens, whose printed addresses it
 * signed. Raises an error if the current value is needed and unknown.
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
