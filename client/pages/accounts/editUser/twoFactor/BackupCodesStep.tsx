import { Download, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { StepText } from './StepText.tsx'

const FILE_NAME = 'admarket-direct-backup-codes.txt'

export const KEEP_THEM = 'Please confirm that you saved the codes. We show them only once.'

const fileText = (codes: readonly string[], email: string) =>
  [
    'AdMarket Direct: backup codes',
    `Account: ${email}`,
    'Each code logs you in once, when you do not have your authenticator app.',
    '',
    ...codes,
    '',
  ].join('\n')

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = FILE_NAME
  link.click()
  URL.revokeObjectURL(url)
}

/** The backup codes, shown only once; the person confirms saving them before continuing. */
export function BackupCodesStep({
  codes,
  email,
  isKept,
  onKept,
  problem,
}: {
  codes: readonly string[]
  email: string
  isKept: boolean
  onKept: (isKept: boolean) => void
  /** The message next to a missing confirmation. */
  problem: string | null
}) {
  useLeaveWarning()
  const text = fileText(codes, email)
  return (
    <div className="flex flex-col gap-5">
      <StepText>
        Each of these codes logs you in once when you do not have your authenticator app. We show
        them only now, so keep them with your important papers or in your password manager.
      </StepText>
      <div data-print-only>
        <p className="mb-3 hidden print:block">AdMarket Direct: backup codes for {email}</p>
        <ol
          aria-label="Backup codes"
          className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border border-line bg-paper px-5 py-4 font-mono text-base"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy" />
        <Button variant="secondary" size="sm" onPress={() => download(text)}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
        <Button variant="secondary" size="sm" onPress={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
      </div>
      <Checkbox isSelected={isKept} onChange={onKept} errorMessage={problem} isRequired>
        I have saved these codes in a safe place
      </Checkbox>
    </div>
  )
}

/** The browser asks before the page and its codes are closed. */
function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
