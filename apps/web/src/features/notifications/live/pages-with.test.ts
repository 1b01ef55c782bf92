import type { Notification, NotificationsPage } from '@bearings/domain/notifications/schema'
import { expect, test } from 'vitest'
import { insertIntoPages } from './pages-with.ts'

function notification(minute: number, isRead = false): Notification {
  return {
    id: `00000000-0000-4000-8000-0000000000${String(minute).padStart(2, '0')}`,
    createdAt: `2026-11-01T12:${String(minute).padStart(2, '0')}:00.000Z`,
    isRead,
    type: 'system',
    title: `At ${minute}`,
    message: '',
    link: null,
    subjectId: null,
  }
}

function page(minutes: number[], next: string | null): NotificationsPage {
  return { notifications: minutes.map((minute) => notification(minute)), unread: 4, next }
}

const pages = [page([40, 30], 'more'), page([20, 10], 'still more')]
const minutesOf = (some: readonly NotificationsPage[]) =>
  some.map(({ notifications }) => notifications.map(({ createdAt }) => Number(createdAt.slice(14, 16))))

test('a new notification comes first, and counts as unread', () => {
  const [first, second] = insertIntoPages(pages, notification(50))

  expect(minutesOf([first!])).toEqual([[50, 40, 30]])
  expect(first!.unread).toBe(5)
  expect(second!.unread).toBe(5)
})

test('one that was committed late stands where it belongs', () => {
  expect(minutesOf(insertIntoPages(pages, notification(35)))).toEqual([
    [40, 35, 30],
    [20, 10],
  ])
  expect(minutesOf(insertIntoPages(pages, notification(15)))).toEqual([
    [40, 30],
    [20, 15, 10],
  ])
})

test('one that is there already changes nothing', () => {
  expect(insertIntoPages(pages, notification(30))).toBe(pages)
})

test('one of a page that nobody has asked for changes nothing, unless there is no more such page', () => {
  expect(insertIntoPages(pages, notification(5))).toBe(pages)
  expect(minutesOf(insertIntoPages([page([40], null)], notification(5)))).toEqual([[40, 5]])
  expect(minutesOf(insertIntoPages([page([], null)], notification(5)))).toEqual([[5]])
})

test('one that was read elsewhere does not count', () => {
  expect(insertIntoPages(pages, notification(50, true))[0]!.unread).toBe(4)
})
