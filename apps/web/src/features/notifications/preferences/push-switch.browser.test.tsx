import { keptAt } from '@bearings/domain/notifications/push/options'
import type { PushDevice } from '@bearings/domain/notifications/push/schema'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
const keys = { p256dh: 'p', auth: 'a' }
const here = page.getByRole('switch', { name: 'On this device' })

/** A browser with a push service, which the test's own browser has not. */
function givenBrowser(permission: NotificationPermission, isSubscribed = false) {
  let subscription: object | null = null
  const unsubscribe = async () => {
    subscription = null
    return true
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => (subscription = { toJSON: () => ({ endpoint, keys }), unsubscribe }),
  }
  if (isSubscribed) void pushManager.subscribe()
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ pushManager } as never)
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission)
}

async function open(publicKey: string | null = 'B'.repeat(87), isKept = false) {
  let [devices, isHere] = [1, false]
  const { asked } = await openPage('/settings', {
    answers: {
      'GET /notifications/push': () => ({ publicKey, isKept, devices, isHere }),
      'PUT /notifications/push': () => ({
        publicKey,
        isKept,
        devices: (devices = 2),
        isHere: (isHere = true),
      }),
      'POST /notifications/push/end': () => ({
        publicKey,
        isKept,
        devices: (devices = 1),
        isHere: (isHere = false),
      }),
    },
  })
  return () =>
    asked.flatMap(({ key, input }) => (/(?:PUT|POST) \/notifications\/push/.test(key) ? [input] : []))
}

test('a person turns pushes to this device on, reads who carries them, and turns them off', async () => {
  givenBrowser('granted')
  const sent = await open()
  await expect.element(here).not.toBeChecked()
  await expect.element(page.getByText(/by the company that makes your browser/)).toBeVisible()
  await here.click()
  await expect.element(here).toBeChecked()
  await expect.element(page.getByText(/carried, encrypted, by fcm\.googleapis\.com/)).toBeVisible()
  await expectAccessible()
  await here.click()
  await expect.element(here).not.toBeChecked()
  expect(sent()).toEqual([{ endpoint, keys }, { endpoint }])
  vi.restoreAllMocks()
})

test('a device that the server does not push to shows off, whatever its browser says, and is turned on again', async () => {
  givenBrowser('granted', true)
  const sent = await open()
  await expect.element(page.getByText(/carried, encrypted, by fcm\.googleapis\.com/)).toBeVisible()
  await expect.element(here).not.toBeChecked()
  await here.click()
  await expect.element(here).toBeChecked()
  expect(sent()).toEqual([{ endpoint, keys }])
  vi.restoreAllMocks()
})

test('a person whose browser forbids it reads so, and it stays off', async () => {
  givenBrowser('denied')
  const sent = await open()
  await here.click()
  await expect.element(page.getByText(/does not allow notifications/)).toBeVisible()
  await expect.element(here).not.toBeChecked()
  expect(sent()).toEqual([])
  vi.restoreAllMocks()
})

test('on a machine that keeps pushes a person turns them on and off without a push service, and reads where they stand', async () => {
  const sent = await open(undefined, true)
  await expect.element(page.getByText(/shows the line at \/dev\/pushes/)).toBeVisible()
  await here.click()
  await expect.element(here).toBeChecked()
  await here.click()
  await expect.element(here).not.toBeChecked()
  const [added, ended] = sent() as PushDevice[]
  expect(added?.endpoint).toContain(keptAt)
  expect(ended).toEqual({ endpoint: added?.endpoint })
})

test('where the server pushes nothing, the switch says so', async () => {
  await open(null)
  await expect.element(here).toBeDisabled()
  await expect.element(page.getByText('This server does not send notifications to devices.')).toBeVisible()
})
