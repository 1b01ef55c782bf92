import { applicationCountdown } from '@bearings/domain/tasks/templates/options'
import { expect, test } from 'vitest'
import { faultsIn, fieldsOf, newItem, sent, type TemplateFields } from './template-form.ts'

test('the template to begin with goes through the form as it is', () => {
  const fields = fieldsOf(applicationCountdown)

  expect(said(fields)).toEqual({})
  expect(sent(fields)).toEqual(applicationCountdown)
})

test('days are said without a sign, and sent with it', () => {
  const item = { ...newItem([]), title: 'Call me', days: '3' }
  const days = (dueFrom: 'none' | 'assigned' | 'deadline', said = '3') =>
    sent({ name: 'A name', items: [{ ...item, dueFrom, days: said }] }).items[0]!.dueDays

  expect([days('none'), days('assigned'), days('deadline'), days('deadline', '0')]).toEqual([0, 3, -3, 0])
})

test('what is missing is said at its field', () => {
  const item = newItem([])

  expect(said({ name: ' ', items: [{ ...item, days: 'soon' }] })).toEqual({
    name: 'Give the template a name.',
    'items.0.title': 'Give the task a title.',
    'items.0.days': 'A whole number from 0 to 366.',
  })
  expect(said({ name: 'A name', items: [{ ...item, title: 'Call me', dueFrom: 'none', days: '' }] })).toEqual(
    {},
  )
})

test('each new task has a key of its own, also after one was taken away', () => {
  const [first, second] = [newItem([]), newItem([newItem([])])]
  expect([first.key, second.key, newItem([second]).key]).toEqual([0, 1, 2])
})

function said(fields: TemplateFields) {
  return Object.fromEntries(Object.entries(faultsIn(fields)).filter(([, fault]) => fault !== null))
}
