import { STORAGE_REFUSED } from '#client/state/foundation/storage/storageRefused.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { sitePath } from '#content/sitePaths.ts'
import { addAdCreation } from '#client/state/commerce/cart/adding/addAdCreation.ts'
import { Button } from '#client/ui/Button.tsx'

const rounds = (count: number) => (count === 1 ? '1 round' : `${count} rounds`)

/** One package with its contents; adding it opens the cart. */
export function PackageCard({ offer }: { offer: AdCreationPackage }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const titleId = `package-${offer.id}`

  const add = async () => {
    setProblem(null)
    try {
      await addAdCreation(offer.id)
      await navigate(sitePath('cart'))
    } catch (error) {
      setProblem(asProductError(error, STORAGE_REFUSED).message)
    }
  }

  return (
    <article
      aria-labelledby={titleId}
      className="row-span-5 grid grid-rows-subgrid gap-0 rounded-card border border-line bg-card p-6"
    >
      <div>
        <h3 id={titleId} className="text-heading">
          {offer.name}
        </h3>
        <p className="mt-1 text-ink-2">{offer.summary}</p>
      </div>
      <div className="mt-5">
        <p className="num text-4xl">{dollars(offer.priceMinor)}</p>
        <p className="text-sm text-ink-2">fixed price, plus tax where it applies</p>
      </div>
      <ul className="mt-5 flex flex-col gap-2.5 border-t border-line pt-5">
        {offer.whatYouGet.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-green" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-5 mb-6 grid content-start grid-cols-[auto_auto] gap-x-3 gap-y-4 border-t border-line pt-4 text-sm">
        <div>
          <dt className="text-ink-2">Changes included</dt>
          <dd className="font-semibold">{rounds(offer.revisions)}</dd>
        </div>
        <div>
          <dt className="text-ink-2">First draft in</dt>
          <dd className="font-semibold">{offer.workingDays} working days</dd>
        </div>
      </dl>
      <div>
        {problem ? (
          <p role="alert" className="mb-3 text-sm font-medium text-red">
            {problem}
          </p>
        ) : null}
        <Button
          className="w-full"
          onPress={() => void add()}
          data-track="add_to_cart"
          aria-label={`Add to cart: ${offer.name}`}
        >
          Add to cart
        </Button>
      </div>
    </article>
  )
}
