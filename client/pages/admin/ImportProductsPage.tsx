import { useState } from 'react'
import { MAX_CSV_CHARACTERS } from '#domain/catalogue/productChange.ts'
import { sitePath } from '#content/sitePaths.ts'
import { importProductsCall } from '#client/api/inventoryCalls.ts'
import { FileChooser } from '#client/components/production/FileChooser.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { AdminCrumb } from './AdminCrumb.tsx'
import { AdminGate } from './AdminGate.tsx'
import { ChangesShown } from './inventory/ChangesShown.tsx'
import { useChanges } from './inventory/useChanges.ts'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('importProducts', { title: 'Import products' })

/** Takes products from a file: first it is shown what each row would change, then exactly that is done. */
export default function ImportProductsPage() {
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('inventory')}>Inventory</AdminCrumb>
      <h1 className="mt-2 text-title">Import products</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        A CSV file with the columns id, organization, name, kind, country, topic, formats, cpm_usd,
        ratecard_cpm_usd, min_spend_usd, lead_time_days, weekly_impressions, premium; for screens
        state, postal_code, city, latitude, longitude, venue, orientation, illuminated, loop_slots,
        slot_seconds, plays_per_day, video instead of kind, topic and formats. Products that the
        file does not name stay as they are.
      </p>
      <div className="mt-6 max-w-4xl">
        <AdminGate capability="manageInventory" skeleton={<Skeleton className="h-72" />}>
          {() => <Import />}
        </AdminGate>
      </div>
    </div>
  )
}

function Import() {
  const [csv, setCsv] = useState('')
  const changes = useChanges((settling) => importProductsCall({ csv, ...settling }))
  const take = (text: string) => {
    setCsv(text)
    changes.forget()
  }
  return (
    <div className="flex flex-col gap-5">
      <FileChooser
        words="Drop the file here, choose it, or paste its rows below."
        buttonLabel="Choose a file"
        isMany={false}
        onFiles={([file]) => void file?.text().then(take)}
      />
      <TextArea
        label="Rows"
        rows={6}
        value={csv}
        onChange={take}
        errorMessage={
          csv.length > MAX_CSV_CHARACTERS
            ? 'This is more than can be read at once. Please split the file.'
            : null
        }
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <div>
        <Button
          isDisabled={csv.trim() === '' || csv.length > MAX_CSV_CHARACTERS}
          isPending={changes.isPending}
          variant={changes.view ? 'secondary' : 'primary'}
          onPress={() => void changes.look()}
        >
          Show what changes
        </Button>
      </div>
      <ChangesShown changes={changes} />
    </div>
  )
}
