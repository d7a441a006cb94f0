import { useState } from 'react'
import { MAX_CSV_CHARACTERS } from '#domain/catalogue/products/productChange.ts'
import { decodeText } from '#inspection/decodeText.ts'
import { sitePath } from '#content/sitePaths.ts'
import { importProductsCall } from '#client/api/catalogue/inventoryCalls.ts'
import { FileChooser } from '#client/components/creatives/production/FileChooser.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { Button } from '#client/ui/Button.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { ImportTemplate } from './ImportTemplate.tsx'
import { ChangePreview } from './ChangePreview.tsx'
import { useChanges } from './useChanges.ts'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('importProducts', { title: 'Import products' })

/** Imports products from a file: shows the changes of each row, then applies exactly those. */
export default function ImportProductsPage() {
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('inventory')}>Inventory</AdminCrumb>
      <h1 className="mt-2 text-title">Import products</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        Adds and changes products from a CSV file, UTF-8 or Windows-1252. You see every change
        before it is made. Products that the file does not name stay as they are.
      </p>
      <div className="mt-6 max-w-4xl">
        <AdminGate capability="manageInventory" skeleton={<Loading shape="h-72" />}>
          {() => (
            <div className="flex flex-col gap-10">
              <Import />
              <ImportTemplate />
            </div>
          )}
        </AdminGate>
      </div>
    </div>
  )
}

function Import() {
  const [csv, setCsv] = useState('')
  const changes = useChanges((settling) => importProductsCall({ csv, ...settling }))
  const [problem, setProblem] = useState<string | null>(null)
  const take = (text: string) => {
    setCsv(text)
    setProblem(null)
    changes.forget()
  }
  const read = async (file: File) => {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    take(text ?? '')
    if (text === null)
      setProblem(`${file.name} is not a CSV file. Save it as CSV, then choose it again.`)
  }
  return (
    <div className="flex flex-col gap-5">
      <FileChooser
        words="Drop the file here, choose it, or paste its rows below."
        buttonLabel="Choose a file"
        isMany={false}
        onFiles={([file]) => {
          if (file) void read(file)
        }}
      />
      {problem ? <Callout tone="error" title={problem} /> : null}
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
        className="[&_textarea]:font-mono sm:[&_textarea]:text-sm"
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
      <ChangePreview changes={changes} />
    </div>
  )
}
