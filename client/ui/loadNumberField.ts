// A part of its own for LateNumberField: pages that have NumberField from the start keep it in their own scripts.
export { NumberField } from './NumberField.tsx'
