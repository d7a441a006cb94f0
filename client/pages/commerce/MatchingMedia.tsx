import { CarryLink } from '#client/components/planning/planner/CarryLink.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { mediaNotInCart } from '#domain/commerce/cart/mediaNotInCart.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'

/** Media without a campaign in the cart; a link takes over the last campaign's region, audience and days. */
export function MatchingMedia({ items }: { items: readonly CartItem[] }) {
  const plan = items.findLast((item) => item.type === 'campaign')?.data.plan
  const others = mediaNotInCart(items)
  if (!plan || others.length === 0) return null
  return (
    <section aria-labelledby="matching-media" className="mt-8">
      <h2 id="matching-media" className="font-sans text-sm font-semibold tracking-normal">
        Add a matching campaign in
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2.5">
        {others.map((mediaType) => (
          <li key={mediaType}>
            <CarryLink
              from={() => plan}
              to={mediaType}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-2 px-4 font-medium hover:border-ink"
            >
              <MediaTypeMark mediaType={mediaType} />
              {MEDIA_TYPE_NAMES[mediaType]}
            </CarryLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">With the same region, audience and days.</p>
    </section>
  )
}
