import { courseNamed } from '@bearings/domain/profile/course-names'
import { type GradeScale, most } from '@bearings/domain/profile/options'
import { faultInOwnGpa } from '@bearings/domain/profile/own-gpa'
import { missingToContinue } from '@bearings/domain/profile/rules'
import { faultInGpa, faultInScore } from '@bearings/domain/profile/scales'
import type { Academic, Course, OwnGpa, Profile } from '@bearings/domain/profile/schema'
import {
  formatTestScores,
  noTestScores,
  notTested,
  parseTestScores,
} from '@bearings/domain/profile/test-scores'
import type { Problem } from '../edit/use-step.ts'
import { newFor, withAdded, textsIn } from '../entries/lists.ts'
import { missingWords } from '../words.ts'

/** The value of a number field: text until it is a number. */
type Typed = number | string

export type AcademicForm = {
  gpaUnweighted: Typed
  gpaWeighted: Typed
  sat: Typed
  act: Typed
  /** Why there is no score; `null` if there is one, or no answer. */
  noScores: typeof noTestScores | typeof notTested | null
  /** The average on the school's own scale; without a scale there is none. */
  ownScale: GradeScale | ''
  ownGrade: string
  highSchool: string
  classRank: string
  apIbCourses: Course[]
  currentCourses: string[]
  /** Typed into the fields of the two lists, and not added yet. */
  newApIbCourse: string
  newCurrentCourse: string
}

export function academicForm(profile: Profile): AcademicForm {
  const { sat, act } = parseTestScores(profile.satActScore ?? '')
  return {
    gpaUnweighted: profile.gpaUnweighted ?? '',
    gpaWeighted: profile.gpaWeighted ?? '',
    sat: sat ?? '',
    act: act ?? '',
    noScores: ([noTestScores, notTested] as const).find((reason) => reason === profile.satActScore) ?? null,
    ownScale: profile.ownGpa?.scale ?? '',
    ownGrade: profile.ownGpa?.grade ?? '',
    highSchool: profile.highSchool ?? '',
    classRank: profile.classRank ?? '',
    apIbCourses: profile.apIbCourses,
    currentCourses: profile.currentCourses,
    newApIbCourse: '',
    newCurrentCourse: '',
  }
}

/** Returns the courses that somebody wrote in one line, those with an abbreviation by their names. */
export function coursesIn(line: string): string[] {
  return textsIn(line).map(courseNamed)
}

/** Returns the form with what stands in the lists' fields added to the lists. */
export function gatherAcademic(form: AcademicForm): AcademicForm {
  return {
    ...form,
    apIbCourses: coursesIn(form.newApIbCourse).reduce(withCourse, form.apIbCourses),
    currentCourses: coursesIn(form.newCurrentCourse).reduce(
      (listed, each) => withAdded(listed, each, most.currentCourses),
      form.currentCourses,
    ),
    newApIbCourse: '',
    newCurrentCourse: '',
  }
}

export function withCourse(courses: Course[], text: string): Course[] {
  const names = courses.map(({ course }) => course)
  const course = newFor(names, text)
  return course === null || courses.length >= most.apIbCourses
    ? courses
    : [...courses, { course, score: null }]
}

export function academicAnswers(form: AcademicForm): Academic {
  const scores = { sat: numberIn(form.sat), act: numberIn(form.act) }
  return {
    highSchool: form.highSchool.trim() || null,
    classRank: form.classRank.trim() || null,
    gpaUnweighted: numberIn(form.gpaUnweighted),
    gpaWeighted: numberIn(form.gpaWeighted),
    ownGpa: ownGpaIn(form),
    satActScore: form.noScores ?? formatTestScores(scores),
    apIbCourses: form.apIbCourses,
    currentCourses: form.currentCourses,
  }
}

const order = [
  'gpaUnweighted',
  'gpaWeighted',
  'ownGrade',
  'satActScore',
  'act',
  'apIbCourses',
  'currentCourses',
  'highSchool',
  'classRank',
]

export function academicProblems(form: AcademicForm): Problem[] {
  const missing = missingToContinue('academic', academicAnswers(form)).map((field) => ({
    field,
    name: missingWords[field].name,
    message: missingWords[field].ask,
    missing: true,
  }))
  return [...missing, ...outOfScale(form)].toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

function outOfScale(form: AcademicForm): Problem[] {
  const gpa = (scale: 'unweighted' | 'weighted') => (number: number) => faultInGpa(number, scale)
  const score = (test: 'sat' | 'act') => (number: number) => faultInScore(number, test)
  return [
    refused('gpaUnweighted', 'Unweighted GPA', form.gpaUnweighted, gpa('unweighted')),
    refused('gpaWeighted', 'Weighted GPA', form.gpaWeighted, gpa('weighted')),
    refusedOwnGpa(form),
    // The two scores are one answer, which the SAT field represents.
    form.noScores ? [] : refused('satActScore', 'SAT score', form.sat, score('sat')),
    form.noScores ? [] : refused('act', 'ACT score', form.act, score('act')),
  ].flat()
}

function refused(
  field: string,
  name: string,
  typed: Typed,
  faultIn: (number: number) => string | null,
): Problem[] {
  const number = numberIn(typed)
  const message = number === null ? null : faultIn(number)
  return message === null ? [] : [{ field, name, message, missing: false }]
}

function ownGpaIn({ ownScale, ownGrade }: AcademicForm): OwnGpa | null {
  const grade = ownGrade.trim()
  return ownScale === '' || grade === '' ? null : { scale: ownScale, grade }
}

function refusedOwnGpa(form: AcademicForm): Problem[] {
  const given = ownGpaIn(form)
  const message = given && faultInOwnGpa(given)
  return message === null
    ? []
    : [{ field: 'ownGrade', name: 'GPA as your school gives it', message, missing: false }]
}

function numberIn(typed: Typed): number | null {
  const number = typeof typed === 'number' ? typed : Number.parseFloat(typed)
  return Number.isNaN(number) ? null : number
}
