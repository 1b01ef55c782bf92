import { expect, test } from 'vitest'
import { notificationMail } from './mail.ts'

const task = (link: string | null) => ({
  title: 'New Task',
  message: 'Dana assigned you a task.',
  quote: null,
  link,
  sender: 'Dana',
})

function linkOf(...links: (string | null)[]) {
  const about = {
    type: 'task-assigned',
    items: links.map(task),
    unsubscribeUrl: 'https://bearings.example/u',
  } as const
  return notificationMail({ publicUrl: 'https://bearings.example' }, about).link
}

test('a mail about one task leads a student to that task', () => {
  expect(linkOf('/student/advisor?task=1')).toEqual({
    label: 'See your tasks',
    url: 'https://bearings.example/student/advisor?task=1',
  })
})

test('a mail about several tasks leads a student to the page with all of them', () => {
  expect(linkOf('/student/advisor?task=1', '/student/advisor?task=2')).toEqual({
    label: 'See your tasks',
    url: 'https://bearings.example/student/advisor',
  })
})

test('a mail about several tasks of one student leads their advisor to that student’s tasks', () => {
  expect(linkOf('/advisor/students/7?tab=tasks&task=1', '/advisor/students/7?tab=tasks&task=2')?.url).toBe(
    'https://bearings.example/advisor/students/7?tab=tasks',
  )
})

test.each([
  ['the tasks of several students', ['/advisor/students/7?tab=tasks', '/advisor/students/8?tab=tasks']],
  ['something with no page of its own', [null]],
  ['something else too', ['/student/advisor?task=1', null]],
])('a mail about %s leads to the notifications, and says so', (_, links) => {
  expect(linkOf(...links)?.url).toBe('https://bearings.example/notifications')
})

test('a button that leads to the notifications does not say that it leads to tasks', () => {
  expect(linkOf('/advisor/students/7', '/advisor/students/8')?.label).toBe('See your notifications')
})
