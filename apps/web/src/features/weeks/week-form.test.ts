import { expect, test } from 'vitest'
import {
  addBehind,
  formOf,
  isBlank,
  linesOf,
  pasteInto,
  typedSince,
  type WeekForm,
  weekRules,
  without,
  withTyped,
} from './week-form.ts'

const form: WeekForm = {
  weekGoal: 'A goal',
  tasks: [
    { id: 'a', text: 'Ask' },
    { id: 'b', text: 'Draft' },
  ],
  known: ['a', 'b'],
}
const texts = ({ tasks }: WeekForm) => tasks.map(({ text }) => text)
const full: WeekForm = {
  ...form,
  tasks: Array.from({ length: 50 }, (_, n) => ({ id: `${n}`, text: `${n}` })),
}
const counting = () => {
  let count = 0
  return () => `new-${(count += 1)}`
}

test('an editor starts from what is saved', () => {
  const task = { id: 'a', text: 'Ask', done: true, doneAt: '2026-10-01T00:00:00.000Z', carriedFrom: null }
  expect(formOf({ weekStartDate: '2026-10-05', weekGoal: 'Go', tasks: [task], updatedAt: null })).toEqual({
    weekGoal: 'Go',
    tasks: [{ id: 'a', text: 'Ask' }],
    known: ['a'],
  })
})

test('a week is blank until it has a goal or a task', () => {
  expect(isBlank({ weekGoal: '', tasks: [] })).toBe(true)
  expect(isBlank({ weekGoal: 'Go', tasks: [] })).toBe(false)
})

test('a task is added behind another one, or at the start', () => {
  expect(texts(addBehind(form, 'a', 'c'))).toEqual(['Ask', '', 'Draft'])
  expect(texts(addBehind(form, null, 'c'))).toEqual(['', 'Ask', 'Draft'])
  expect(addBehind(full, '49', 'c')).toBe(full)
})

test('a task is removed', () => {
  expect(texts(without(form, 'a'))).toEqual(['Draft'])
})

test('blank tasks are not sent', () => {
  const blank = { ...form, tasks: [{ id: 'a', text: '  ' }, ...form.tasks.slice(1)] }
  expect(texts(weekRules.transformValues(blank))).toEqual(['Draft'])
})

test('pasted lines become tasks', () => {
  const pasted = pasteInto(form, 'a', ['for a letter', 'Call', 'Write'], [3, 3], counting())
  expect(pasted.tasks).toEqual([
    { id: 'a', text: 'Askfor a letter' },
    { id: 'new-1', text: 'Call' },
    { id: 'new-2', text: 'Write' },
    { id: 'b', text: 'Draft' },
  ])
  expect(texts(pasteInto(form, 'a', ['Call', 'Write'], [0, 3], counting()))).toEqual([
    'Call',
    'Write',
    'Draft',
  ])
})

test('no more is pasted than fits', () => {
  expect(pasteInto(full, '0', ['One', 'Two'], [0, 1], counting()).tasks).toHaveLength(50)
  expect(texts(pasteInto(form, 'a', ['x'.repeat(400), 'Two'], [0, 3], counting()))[0]).toHaveLength(300)
})

test('what was typed for a week that has passed goes into another one, without what was saved there', () => {
  const late = {
    ...form,
    weekGoal: 'Call home',
    tasks: [...form.tasks, { id: 'c', text: 'Write' }, { id: 'd', text: ' ' }],
  }
  const typed = typedSince(form, late)
  expect(texts(typed)).toEqual(['Write'])
  expect(isBlank(typedSince(form, form))).toBe(true)

  expect(withTyped(form, typed, counting())).toEqual({
    weekGoal: 'A goal\nCall home',
    tasks: [...form.tasks, { id: 'new-1', text: 'Write' }],
    known: ['a', 'b'],
  })
})

test('lists are pasted without their marks', () => {
  expect(linesOf('- Ask\r\n* [ ] Draft\n\n 2) Call\n• Write\n3.5 hours of reading\n')).toEqual([
    'Ask',
    'Draft',
    'Call',
    'Write',
    '3.5 hours of reading',
  ])
})
