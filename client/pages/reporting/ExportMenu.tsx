import { Download, FileText, Printer } from 'lucide-react'
import type { ExportKind } from '#domain/reporting/sharing/exportRows.ts'
import { Button } from '#client/ui/Button.tsx'
import { Menu } from '#client/ui/Menu.tsx'

/** The downloads of a report; open initially, because its code loads at the press. */
export function ExportMenu({
  isLoading,
  onExport,
}: {
  isLoading: boolean
  onExport: (kind: ExportKind | 'print') => void
}) {
  return (
    <Menu
      label="Export"
      isOpenAtFirst
      trigger={
        <Button variant="secondary" size="sm" isPending={isLoading}>
          <Download aria-hidden="true" className="size-4" />
          Export
        </Button>
      }
      actions={[
        { id: 'csv', label: 'CSV by hour', icon: <Download className="size-4" /> },
        { id: 'xlsx', label: 'Excel by hour', icon: <Download className="size-4" /> },
        { id: 'pdf', label: 'PDF wrap-up', icon: <FileText className="size-4" /> },
        { id: 'print', label: 'Print', icon: <Printer className="size-4" /> },
      ]}
      onAction={onExport}
    />
  )
}
