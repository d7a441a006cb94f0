/** The generic messages beside a field (spec §5); `label` is the field's label as it is shown. */
export const fieldMessages = {
  required: (label: string) => `${label} is required`,
  email: (label: string) => `${label} must be a valid email`,
  number: (label: string) => `${label} must be a number`,
  notEmpty: (label: string) => `${label} is not allowed to be empty`,
  array: (label: string) => `${label} must be an array`,
} as const
