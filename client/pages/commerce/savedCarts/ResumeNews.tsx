import type { ResumedCart } from '#domain/commerce/savedCart/savedCart.ts'
import { Callout } from '#client/ui/Callout.tsx'

/** The changes since a resumed cart was saved. */
export function ResumeNews({ news }: { news: ResumedCart['news'] }) {
  if (news.length === 0)
    return (
      <Callout
        tone="success"
        isLive
        className="mt-4"
        title="The cart is back, at the same prices."
      />
    )
  return (
    <Callout tone="warning" isLive className="mt-4" title="The cart is back. This has changed:">
      <ul className="flex flex-col gap-1">
        {Object.entries(news).map(([at, { name, notes }]) => (
          <li key={at}>
            <bdi className="font-semibold">{name}</bdi>: {notes.join(' ')}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
