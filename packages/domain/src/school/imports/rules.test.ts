import { describe, expect, test } from 'vitest'
import { asksBeforeEnding, classOfGrade, readHead, studentIn } from './rules.ts'

const today = '2026-11-01'
const ada = { studentId: 'K-1', givenName: 'Ada', familyName: 'Berg' }

describe('the first line of a school’s file', () => {
  test('is read as other systems write it, and says what it takes each column for', () => {
    expect(readHead(['Student_Number', 'First_Name', 'LAST NAME', 'Grad Year', 'Home_Room'])).toEqual({
      columns: ['studentId', 'givenName', 'familyName', 'classOf', null],
      readAs: [
        { header: 'Student_Number', as: 'student id' },
        { header: 'Grad Year', as: 'class of' },
      ],
      notRead: ['Home_Room'],
    })
  })

  test.each([
    [
      ['student id', 'first name'],
      'The first line has no “last name”. Name the columns, and import the file again.',
    ],
    [
      ['id', 'student number', 'first', 'last'],
      '“id” and “student number” are both read as student id. Delete one of them.',
    ],
    [['student id;first;last'], /no commas/],
  ])('%j is refused with what to do', (head, message) => {
    expect(readHead(head)).toMatch(message)
  })
})

describe('a line of it', () => {
  test('changes only what the file has a column for, and an empty cell clears', () => {
    expect(studentIn(ada, today)).toEqual({ ...ada, kind: 'student', sourceKey: 'id:k-1' })
    expect(
      studentIn({ ...ada, email: '', classOf: 'Class of 2027', counselorEmail: 'C@Lincoln.example' }, today),
    ).toMatchObject({ schoolEmail: null, classYear: 2027, counselorEmail: 'c@lincoln.example' })
  })

  test.each([
    [{ ...ada, givenName: ' ' }, 'first name: Fill this in.'],
    [{ ...ada, studentId: 'x'.repeat(41) }, 'student id: Keep it to 40 characters or fewer.'],
    [{ ...ada, email: 'ada' }, 'email: Enter the full address, such as name@example.org.'],
    [{ ...ada, classOf: 'senior' }, 'class of: “senior” is no year, such as 2027.'],
    [{ ...ada, grade: '7' }, 'grade: “7” is none from 9 to 12.'],
  ])('%j is left out, and the fault named', (line, fault) => {
    expect(studentIn(line, today)).toBe(fault)
  })

  test.each([
    ['12', 2027],
    ['09', 2030],
    ['11th', 2028],
    ['Grade 10', 2029],
    ['K', null],
  ])('the grade %s is the class of %s', (grade, year) => {
    expect(classOfGrade(grade, today)).toBe(year)
  })
})

test('a file that lacks more than a tenth of the students asks first', () => {
  expect(asksBeforeEnding({ ended: 1, students: 10 })).toBe(false)
  expect(asksBeforeEnding({ ended: 2, students: 19 })).toBe(true)
  expect(asksBeforeEnding({ ended: 0, students: 0 })).toBe(false)
})
