/** The generic messages next to a field (Foundation 13); `label` is the displayed label. */
export const fieldMessages = {
  required: (label: string) => `${label} is required`,
  email: (label: string) => `${label} must be a valid email`,
  number: (label: string) => `${label} must be a number`,
  notEmpty: (label: string) => `${label} is not allowed to be empty`,
  array: (label: string) => `${label} must be an array`,
  tooLong: (label: string, max: number) => `${label} must have at most ${max} characters`,
  oneLine: (label: string) => `${label} must be one line without control characters.`,
  noWebAddress: (label: string) =>
    `${label} must not have a web address. Please write it without one.`,
} as const

/** The message for a value below the minimum, with its unit (Foundation 13). */
export function minimumMessage(min: string): string {
  return `The minimum value is ${min}.`
}

/** The message for a value above the maximum, with its unit (Foundation 13). */
export function maximumMessage(max: string): string {
  return `The maximum value is ${max}.`
}
