import { useState } from 'react'
import { BUSINESS_HOURS, isWithinBusinessHours } from '#domain/calendar/businessHours.ts'
import type { ChatState } from '#domain/realtime/chatState.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/useNow.ts'
import { useChatEmail } from '#client/state/realtime/chatPreferences.ts'
import { useAccount } from '#client/state/account/useAccount.ts'
import { TextButton } from '#client/ui/TextButton.tsx'
import { LeaveEmailForm } from './LeaveEmailForm.tsx'

/** With nobody at the desk: when we are there, and how an answer comes all the same. */
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
          ? `Nobody is at the desk right now. We answer ${BUSINESS_HOURS.label}, Monday to Friday.`
          : `We are closed now: the desk answers ${BUSINESS_HOURS.label}, Monday to Friday.`}{' '}
        {email === ''
          ? 'Write to us anyway, and leave your email: then we answer by email.'
          : `Write to us anyway: if you have left by then, we reply to ${email}.`}
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
