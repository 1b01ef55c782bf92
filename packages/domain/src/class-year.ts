import { cycleOn } from './calendar-dates.ts'

// A class is named by the year in which it graduates from high school: the class of 2028. Without zod, since the browser
// reads this too.

/** Graduation years that are accepted. */
export const graduationYears = { min: 2000, max: 2100 } as const

export const grades = [9, 10, 11, 12] as const
export type Grade = (typeof grades)[number]
const lastGrade = 12

/** A school year begins here, so that the summer after eleventh grade is already a senior's. */
export const firstMonthOfSchool = 7

/** The year in which the school year of this day began. */
export function schoolYearOf(today: string): number {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return month >= firstMonthOfSchool ? year : year - 1
}

/** The year in which somebody of this grade graduates. */
export function graduationYearOf(grade: Grade, today: string): number {
  return schoolYearOf(today) + 1 + lastGrade - grade
}

/** The grade of a class today; `null` before ninth grade and after graduation. */
export function gradeOf(graduationYear: number, today: string): Grade | null {
  return grades.find((grade) => graduationYearOf(grade, today) === graduationYear) ?? null
}

/** "Class of 2028, 11th grade"; "Class of 2026, graduated". */
export function classInWords(graduationYear: number, today: string): string {
  const grade = gradeOf(graduationYear, today)
  if (grade !== null) return `Class of ${graduationYear}, ${grade}th grade`
  return `Class of ${graduationYear}${graduationYear <= schoolYearOf(today) ? ', graduated' : ''}`
}

/**
 * The classes that a student can choose from, with the seniors first: the four grades of high school, those who graduated
 * last summer, and the class chosen before, if it is another one.
 */
export function classesOn(today: string, chosen: number | null = null): number[] {
  const seniors = graduationYearOf(lastGrade, today)
  const years = [seniors, seniors + 1, seniors + 2, seniors + 3, seniors - 1]
  return chosen === null || years.includes(chosen) ? years : [...years, chosen]
}

/**
 * The application year in which a student applies, such as `2027-28`: the one of their senior year, and today's for those
 * who have graduated or have not told their class.
 */
export function cycleOfClass(graduationYear: number | null, today: string): string {
  const present = cycleOn(today)
  if (graduationYear === null) return present
  const ofSeniors = cycleOn(`${graduationYear}-01-01`)
  return ofSeniors > present ? ofSeniors : present
}

/** The class that applies in the application year of `today`: its seniors. */
export function classApplyingOn(today: string): number {
  return Number(cycleOn(today).slice(0, 4)) + 1
}

/** Whether a student applies in a later application year, so that no college has published their dates yet. */
export function appliesLater(graduationYear: number | null, today: string): boolean {
  return cycleOfClass(graduationYear, today) > cycleOn(today)
}

/** "August 2027": when colleges begin to publish the dates of this application year, and applications open. */
export function openingOf(cycle: string): string {
  return `August ${cycle.slice(0, 4)}`
}
