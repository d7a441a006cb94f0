import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { showToast } from './toasts.ts'

/** Copies a text and confirms it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({
        tone: 'error',
        title: 'Your browser did not let us copy. Please select the text and copy it yourself.',
      })
    }
  }
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => void copy()}>
        {isCopied ? (
          <Check aria-hidden="true" className="size-4 text-green" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        {isCopied ? 'Copied' : label}
      </Button>
      <output className="sr-only">{isCopied ? 'Copied' : ''}</output>
    </>
  )
}
