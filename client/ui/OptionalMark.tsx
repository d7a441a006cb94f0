/** Said beside fields that may stay empty in a form where most may not. */
export function OptionalMark() {
  return <span className="font-normal text-ink-3"> (optional)</span>
}
