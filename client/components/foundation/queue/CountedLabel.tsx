/** A list's label with its count; undefined while loading. Reserves the width of two digits. */
export function CountedLabel({ name, count }: { name: string; count: string | undefined }) {
  return (
    <span className="whitespace-nowrap">
      <bdi>{name}</bdi>{' '}
      <span className="inline-block min-w-[2ch] text-left tabular-nums">{count}</span>
    </span>
  )
}
