import { useState } from 'react'
import { BUSINESS_HOURS, isWithinBusinessHours } from '#domain/foundation/calendar/businessHours.ts'
import type { ChatState } from '#domain/contact/realtime/chat/chatState.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { useChatEmail } from '#client/state/contact/chatPreferences.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { TextButton } from '#client/ui/TextButton.tsx'
import { LeaveEmailForm } from './LeaveEmailForm.tsx'

/** While the desk is offline: business hours, and how an answer still arrives. */
export function DeskNotice({ desk }: { desk: ChatState['desk'] }) {
  const [isAsking, setIsAsking] = useState(false)
  const { account } = useAccount()
  const leftEmail = useChatEmail()
  const nowMs = useNow(HALF_MINUTE_MS)
  if (!desk || desk.isStaffed) return null
  const email = account?.email ?? leftEmail
  const isOpenNow = isWithinBusinessHours(new Date(nowMs))
  return (
    <div className="border-t border-line bg-amber-soft px-5 py-3 text-sm">
      <p>
        {isOpenNow
          ? `We’re away right now. We answer Monday to Friday, ${BUSINESS_HOURS.label}.`
          : `We’re closed. We answer Monday to Friday, ${BUSINESS_HOURS.label}.`}{' '}
        {email === ''
          ? 'Leave a message and your email, and we’ll get back to you.'
          : `Leave a message. If you’re gone by then, we’ll reply to ${email}.`}
      </p>
      {isAsking ? (
        <LeaveEmailForm email={leftEmail} onDone={() => setIsAsking(false)} />
      ) : account ? null : (
        <TextButton onPress={() => setIsAsking(true)}>
          {leftEmail === '' ? 'Leave your email' : 'Change the email'}
        </TextButton>
      )}
    </div>
  )
}
