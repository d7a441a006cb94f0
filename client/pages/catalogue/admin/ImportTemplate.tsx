import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { CSV_START } from '#domain/foundation/export/csvCell.ts'
import { type ImportKey, importKeys, importKeysCsv } from '#domain/catalogue/products/importKeys.ts'
import { columnsOf } from '#domain/catalogue/products/productCsv.ts'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadImportTemplate } from '#client/api/catalogue/inventoryCalls.ts'
import { saveFile } from '#client/api/foundation/saveFile.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'

const MEDIA = MEDIA_TYPES.map((id) => ({ id, label: MEDIA_TYPE_NAMES[id] }))

const save = (name: string, csv: string) =>
  saveFile(name, new Blob([CSV_START, csv], { type: 'text/csv' }))

/** A medium's columns, its template with the products for sale, and every key that its rows can use. */
export function ImportTemplate() {
  const [mediaType, setMediaType] = useState<MediaType>('dooh')
  const loaded = useLoaded(mediaType, () => loadImportTemplate(mediaType))
  const { value } = loaded
  const keys = value ? importKeys(mediaType, value) : []
  return (
    <section aria-labelledby="import-template" className="flex flex-col gap-4">
      <h2 id="import-template" className="text-subheading">
        Template and keys
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <NativeSelect
          label="Medium"
          options={MEDIA}
          value={mediaType}
          onChange={setMediaType}
          className="min-w-56 max-sm:w-full"
        />
        <Button
          variant="secondary"
          isDisabled={value === null}
          onPress={() => save(`template-${mediaType}.csv`, value?.csv ?? '')}
        >
          <Download aria-hidden="true" className="size-4" /> Template
        </Button>
        <Button
          variant="secondary"
          isDisabled={value === null}
          onPress={() => save(`keys-${mediaType}.csv`, importKeysCsv(keys))}
        >
          <Download aria-hidden="true" className="size-4" /> Keys
        </Button>
      </div>
      <p className="max-w-prose text-sm text-ink-2">
        The template has the columns in their order and every product of the medium that is for sale
        today. Imported unchanged, it changes nothing.
      </p>
      <PageState loaded={loaded} loading={null}>
        {() => null}
      </PageState>
      <p className="font-mono text-sm wrap-anywhere text-ink-2">
        {columnsOf(mediaType).join(', ')}
      </p>
      {keys.length > 0 ? <Keys keys={keys} /> : null}
    </section>
  )
}

const COLUMNS: readonly Column<ImportKey>[] = [
  { id: 'key', header: 'Key', className: 'font-mono wrap-anywhere', cell: ({ key }) => key },
  { id: 'meaning', header: 'Meaning', cell: ({ meaning }) => meaning },
]

/** The keys by column; each opens. */
function Keys({ keys }: { keys: readonly ImportKey[] }) {
  const columns = [...new Set(keys.map(({ column }) => column))]
  return (
    <div>
      {columns.map((column) => {
        const ofColumn = keys.filter((one) => one.column === column)
        return (
          <Disclosure
            key={column}
            title={<code>{column}</code>}
            note={`${formatCount(ofColumn.length)} keys`}
          >
            <DataTable
              caption={`Keys of ${column}`}
              columns={COLUMNS}
              rows={ofColumn}
              keyOf={({ key, meaning }) => `${key} ${meaning}`}
            />
          </Disclosure>
        )
      })}
    </div>
  )
}
