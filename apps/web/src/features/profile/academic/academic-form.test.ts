import { emptyAnswers } from '@bearings/domain/profile/rules'
import type { Profile } from '@bearings/domain/profile/schema'
import { noTestScores, notTested } from '@bearings/domain/profile/test-scores'
import { expect, test } from 'vitest'
import { academicAnswers, academicForm, academicProblems, gatherAcademic } from './academic-form.ts'

const nothing: Profile = { ...emptyAnswers, updatedAt: null }
const filled: Profile = {
  ...nothing,
  highSchool: 'Hillside High School',
  classRank: '12 of 340',
  gpaUnweighted: 3.78,
  gpaWeighted: 4.31,
  satActScore: 'SAT 1390 / ACT 31',
  apIbCourses: [{ course: 'AP Biology', score: 4 }],
  currentCourses: ['Spanish IV'],
}

test('a saved step opens as it was saved, and is saved as it was opened', () => {
  expect(academicForm(filled)).toMatchObject({ sat: 1390, act: 31, noScores: null })
  expect(filled).toMatchObject(academicAnswers(academicForm(filled)))
  expect(academicProblems(academicForm(filled))).toEqual([])
})

test('what stands in the fields of the lists is taken along, once', () => {
  const form = { ...academicForm(filled), newApIbCourse: ' ap biology', newCurrentCourse: 'Journalism ' }
  expect(gatherAcademic(form)).toMatchObject({
    apIbCourses: filled.apIbCourses,
    currentCourses: ['Spanish IV', 'Journalism'],
    newApIbCourse: '',
    newCurrentCourse: '',
  })
})

test('a course that a student abbreviates is listed by its name, and not twice', () => {
  const form = { ...academicForm(filled), newApIbCourse: 'APUSH, ap bio', newCurrentCourse: 'ap lang' }
  expect(gatherAcademic(form)).toMatchObject({
    apIbCourses: [...filled.apIbCourses, { course: 'AP United States History', score: null }],
    currentCourses: ['Spanish IV', 'AP English Language and Composition'],
  })
})

test('a student who applies without scores has answered, whatever stands in the fields', () => {
  const form = { ...academicForm(filled), sat: 9999, noScores: noTestScores } as const
  expect(academicAnswers(form).satActScore).toBe('Test optional')
  expect(academicProblems(form)).toEqual([])
  expect(academicForm({ ...filled, satActScore: 'Test optional' }).noScores).toBe(noTestScores)
})

test('everything that is missing is named in the order of the form', () => {
  expect(academicProblems(academicForm(nothing)).map(({ field }) => field)).toEqual([
    'gpaUnweighted',
    'gpaWeighted',
    'satActScore',
    'apIbCourses',
    'currentCourses',
    'highSchool',
    'classRank',
  ])
})

test('a number that no school or test gives is refused in words', () => {
  const form = { ...academicForm(filled), gpaUnweighted: -1, gpaWeighted: 4.555, sat: 1395, act: 31.5 }
  expect(academicProblems(form).map(({ message }) => message)).toEqual([
    'An unweighted GPA must be from 0 to 4.',
    'A weighted GPA can have at most two decimal places.',
    'An SAT score must end in 0.',
    'An ACT score must be a whole number.',
  ])
})

test('a number off its scale is no missing answer', () => {
  const form = { ...academicForm(filled), gpaUnweighted: 4.2, gpaWeighted: '5.01', act: 37 }
  expect(academicProblems(form)).toMatchObject([
    { field: 'gpaUnweighted', message: 'An unweighted GPA must be from 0 to 4.', missing: false },
    { field: 'gpaWeighted', message: 'A weighted GPA must be from 0 to 5.', missing: false },
    { field: 'act', message: 'An ACT score must be from 1 to 36.', missing: false },
  ])
})

test('a student who has taken no test yet has answered', () => {
  const form = { ...academicForm({ ...filled, satActScore: null }), noScores: notTested } as const
  expect(academicProblems(form)).toEqual([])
  expect(academicAnswers(form).satActScore).toBe('Not yet')
  expect(academicForm({ ...filled, satActScore: 'Not yet' }).noScores).toBe(notTested)
})

test('an average out of 100 is kept beside the fields, and checked against its scale', () => {
  const form = { ...academicForm(filled), ownScale: '100' as const, ownGrade: ' 94' }
  expect(academicAnswers(form).ownGpa).toEqual({ scale: '100', grade: '94' })
  expect(academicProblems({ ...form, ownGrade: '940' })).toMatchObject([
    { field: 'ownGrade', missing: false },
  ])
  expect(academicAnswers({ ...form, ownScale: '' }).ownGpa).toBeNull()
})
