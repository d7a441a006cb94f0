/** A list with how much is in it; undefined while that is loading. The room of two digits is there before they are. */
export function CountedLabel({ name, count }: { name: string; count: string | undefined }) {
  return (
    <span className="whitespace-nowrap">
      <bdi>{name}</bdi>{' '}
      <span className="inline-block min-w-[2ch] text-left tabular-nums">{count}</span>
    </span>
  )
}
