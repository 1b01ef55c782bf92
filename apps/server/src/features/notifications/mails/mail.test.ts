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

test.each([
  ['advisor-request', 'http://win.example/now would like you as an advisor.'],
  ['advisor-waiting', 'www.win.example has signed up as an advisor.'],
] as const)(
  'a stranger who has an address as their name brings no link into a mail (%s)',
  (type, message) => {
    const items = [{ ...task(null), title: 'New Request', message, sender: null }]
    const mail = notificationMail(
      { publicUrl: 'https://bearings.example' },
      { type, items, unsubscribeUrl: '' },
    )

    expect(mail.paragraphs[0]).toMatch(/^\[address\] (would|has)/)
  },
)

test('a name that is an address makes no link of a title, where nobody is the sender', () => {
  const items = [
    { ...task(null), title: 'The week ahead for www.win.example', message: '2 dates.', sender: null },
  ]
  const mail = notificationMail(
    { publicUrl: 'https://bearings.example' },
    { type: 'family-week', items, unsubscribeUrl: '' },
  )

  expect(mail).toMatchObject({
    subject: 'The week ahead for [address]',
    heading: 'The week ahead for [address]',
  })
})

test('an address in a task reaches the student, whose own advisor wrote it', () => {
  const message = 'Dana assigned you a task: “Read https://school.example/forms”.'
  const about = { type: 'task-assigned', items: [{ ...task(null), message }], unsubscribeUrl: '' } as const

  expect(notificationMail({ publicUrl: 'https://bearings.example' }, about).paragraphs).toEqual([message])
})

test('a family stays together in a subject, and so does a Persian word', () => {
  const message = 'Dana assigned you a task: “👩‍👩‍👧 and\u200b می‌خواهم”'
  const items = [{ ...task(null), message }]
  const { subject } = notificationMail(
    { publicUrl: 'https://bearings.example' },
    { type: 'task-assigned', items, unsubscribeUrl: 'https://bearings.example/u' },
  )

  expect(subject).toBe('Dana assigned you a task: “👩‍👩‍👧 and می‌خواهم”')
})
