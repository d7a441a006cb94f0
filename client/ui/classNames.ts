/**
 * Joins class names, without empty ones. A page's `className` places a primitive (margin, width,
 * grid); looks are variants of the primitive.
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
