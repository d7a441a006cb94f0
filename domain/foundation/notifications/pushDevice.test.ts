import { expect, it } from 'vitest'
import { isPushEndpoint } from './pushDevice.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/dKx:APA91bE-_x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB_-',
  'https://web.push.apple.com/QGuQyavXutnMH-_',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYA%2fx',
])('accepts the push service of %s', (address) => expect(isPushEndpoint(address)).toBe(true))

it.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/?fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://fcm.googleapis.com:22/x',
  'https://127.0.0.1/x',
  'https://notify.windows.com/x',
  'https://a.b.notify.windows.com/x',
  `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
])('accepts no other host: %s', (address) => expect(isPushEndpoint(address)).toBe(false))
