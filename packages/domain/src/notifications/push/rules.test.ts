import { expect, test } from 'vitest'
import { notificationTypes } from '../options.ts'
import { isPushEndpoint, pushOf } from './rules.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('a device at %s gets pushes', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://127.0.0.1/abc',
  'https://evilnotify.windows.com/abc',
  '',
])('nothing is sent to %j', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})

test('a locked screen says what kind of thing is new, and no more', () => {
  expect(pushOf(['application-reminder', 'application-reminder']).title).toBe('A deadline is near')
  expect(pushOf(['application-reminder', 'task-assigned']).title).toBe('There is something new in Bearings')
  for (const type of notificationTypes) expect(pushOf([type]).path).toBe('/notifications')
})
