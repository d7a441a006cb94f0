import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import type { PublisherView } from '#domain/catalogue/admin/inventoryView.types.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { takePublisherOfflineCall } from '#client/api/catalogue/inventoryCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Part } from '#client/pages/foundation/admin/Part.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'

/** The product's publisher, and the action that takes all of its products offline. */
export function PublisherPart({
  publisher,
  onChanged,
}: {
  publisher: PublisherView
  onChanged: () => void
}) {
  const { id, name, offlineAt, productCount } = publisher
  const [isAsking, setAsking] = useState(false)
  const isOffline = offlineAt !== null
  const products = formatQuantity(productCount, 'product', 'products')
  return (
    <Part title="Publisher">
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span>, {products}
      </p>
      {isOffline ? (
        <Callout tone="warning" title="Offline" className="mt-3">
          Since {formatInstant(offlineAt)}, nothing from this publisher has been for sale, and its
          tags and screens get no ads.
        </Callout>
      ) : null}
      <Button variant="secondary" size="sm" className="mt-4" onPress={() => setAsking(true)}>
        {isOffline ? 'Take publisher online' : 'Take publisher offline'}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isOffline ? `Take ${name} online?` : `Take ${name} offline?`}
        confirmLabel={isOffline ? 'Take online' : 'Take offline'}
        tone={isOffline ? 'primary' : 'danger'}
        onConfirm={async (reason) => {
          await takePublisherOfflineCall(id, { isOffline: !isOffline, reason })
          onChanged()
        }}
      >
        <p>
          {isOffline
            ? `Its ${products} will be for sale and get ads again within ten seconds.`
            : `Its ${products} will no longer be for sale, and get no ads after ten seconds. Campaigns stay booked and run elsewhere. Stop campaigns that run only there on their order’s page.`}
        </p>
      </ReasonDialog>
    </Part>
  )
}
