import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'

/** Shown after a mail was requested, whether or not one could be sent; takes the focus. */
export function MailSent({
  email,
  text,
  onAgain,
}: {
  email: string
  text: string
  onAgain: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" className="flex flex-col items-start gap-4 sm:p-8">
      <MailCheck aria-hidden="true" className="size-10 text-green" />
      <h1 ref={heading} tabIndex={-1} className="text-section outline-none">
        Check your email
      </h1>
      <p className="text-ink-2">{text}</p>
      <p className="max-w-full font-semibold wrap-anywhere">{email}</p>
      <p className="text-sm text-ink-2">
        Nothing there after a few minutes? Look in the spam folder, or try again.
      </p>
      <Button variant="secondary" onPress={onAgain}>
        Use another address or try again
      </Button>
    </Card>
  )
}
