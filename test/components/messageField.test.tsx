import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MessageField } from '#client/ui/MessageField.tsx'
import { show } from './show.tsx'

function Message({ onSend }: { onSend: () => void }) {
  const [text, setText] = useState('')
  return (
    <MessageField
      label="Your message"
      value={text}
      onChange={setText}
      onSend={onSend}
      maxLength={10}
    />
  )
}

const field = page.getByRole('textbox', { name: 'Your message' })

it('reports a truncated text, and splits no character', async () => {
  await show(<Message onSend={() => {}} />)
  await field.fill('123456789😀 and more')
  await expect.element(field).toHaveValue('123456789')
  await expect
    .element(page.getByText(/can have 10 characters\. The rest was cut off\./))
    .toBeVisible()
  await field.fill('short')
  await expect.element(field).toHaveValue('short')
  expect(page.getByText(/cut off/).query()).toBeNull()
})

it('does not send on the Enter that completes an input method’s word', async () => {
  const onSend = vi.fn<() => void>()
  await show(<Message onSend={onSend} />)
  await field.fill('こんに')
  const enter = new KeyboardEvent('keydown', {
    key: 'Enter',
    keyCode: 229,
    bubbles: true,
    cancelable: true,
  })
  field.element().dispatchEvent(enter)
  expect(onSend).not.toHaveBeenCalled()
  await field.click()
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
})
