import { applicationCountdown } from '@bearings/domain/tasks/templates/options'
import { NewTemplate } from '@bearings/domain/tasks/templates/schema'
import { expect, test } from 'vitest'
import { errorsIn, fieldsOf, newItem, sent } from './template-form.ts'

test('the template to begin with goes through the form as it is, and the server takes it', () => {
  const fields = fieldsOf(applicationCountdown)

  expect(errorsIn(fields)).toBeNull()
  expect(sent(fields)).toEqual(applicationCountdown)
  expect(NewTemplate.parse(sent(fields))).toEqual(applicationCountdown)
})

test('days are said without a sign, and sent with it', () => {
  const item = { ...newItem([]), title: 'Call me', days: '3' }
  const days = (dueFrom: 'none' | 'assigned' | 'deadline', said = '3') =>
    sent({ name: 'A name', items: [{ ...item, dueFrom, days: said }] }).items[0]!.dueDays

  expect([days('none'), days('assigned'), days('deadline'), days('deadline', '0')]).toEqual([0, 3, -3, 0])
})

test('what is missing is said at its field', () => {
  const item = newItem([])

  expect(errorsIn({ name: ' ', items: [{ ...item, days: 'soon' }] })).toEqual({
    name: 'Give the template a name.',
    items: new Map([[0, { title: 'Give the task a title.', days: 'A whole number from 0 to 366.' }]]),
  })
  expect(
    errorsIn({ name: 'A name', items: [{ ...item, title: 'Call me', dueFrom: 'none', days: '' }] }),
  ).toBeNull()
})

test('each new task has a key of its own, also after one was taken away', () => {
  const [first, second] = [newItem([]), newItem([newItem([])])]
  expect([first.key, second.key, newItem([second]).key]).toEqual([0, 1, 2])
})
