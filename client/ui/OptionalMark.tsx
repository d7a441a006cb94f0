/** Marks fields that may stay empty in a form whose other fields are mostly required. */
export function OptionalMark() {
  return <span className="font-normal text-ink-3"> (optional)</span>
}
