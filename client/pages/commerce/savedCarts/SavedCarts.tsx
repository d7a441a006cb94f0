import { useState } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import type { ResumedCart } from '#domain/commerce/savedCart/savedCart.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { listSavedCartsCall } from '#client/api/commerce/savedCartCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { ResumeNews } from './ResumeNews.tsx'
import { SaveCartForm } from './SaveCartForm.tsx'
import { SavedCartRow } from './SavedCartRow.tsx'

/** Carts saved under a name: save the current one, and put one back into the cart. */
export default function SavedCarts() {
  const { account, status } = useAccount()
  if (status !== 'known') return null
  return (
    <section aria-labelledby="saved-carts" className="mt-3 mb-8 border-y border-line py-6">
      <h2 id="saved-carts" className="text-heading">
        Saved carts
      </h2>
      {account ? (
        <OwnCarts key={account.id} />
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <p className="text-ink-2">Log in to save this cart and open it on any device.</p>
          <LinkButton variant="secondary" size="sm" to={sitePath('login')}>
            Log in
          </LinkButton>
        </div>
      )}
    </section>
  )
}

function OwnCarts() {
  const carts = useLoaded('saved-carts', listSavedCartsCall)
  const [news, setNews] = useState<ResumedCart['news'] | null>(null)
  return (
    <>
      {news ? <ResumeNews news={news} /> : null}
      <SaveCartForm onSaved={carts.reload} />
      <PageState
        loaded={carts}
        loading={<Loading shape="h-24" />}
        isEmpty={(list) => list.length === 0}
        empty={<p className="mt-4 text-ink-2">No cart is saved yet.</p>}
      >
        {(list) => (
          <ul className="mt-4 flex flex-col rounded-card border border-line bg-card px-4">
            {list.map((cart) => (
              <SavedCartRow
                key={cart.id}
                cart={cart}
                onChanged={carts.reload}
                onResumed={setNews}
              />
            ))}
          </ul>
        )}
      </PageState>
    </>
  )
}
