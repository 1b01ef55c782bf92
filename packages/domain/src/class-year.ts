import { cycleOn } from './calendar-dates.ts'

// A class is named by the year in which it graduates from high school: the class of 2028. Without zod, since the browser
// reads this too.

export const graduationYears = { min: 2000, max: 2100 } as const

export const grades = [9, 10, 11, 12] as const
export type Grade = (typeof grades)[number]
const lastGrade = 12

/** The month in which a school year begins, so that the summer after eleventh grade is already a senior's. */
export const firstMonthOfSchool = 7

export function schoolYearOf(today: string): number {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return month >= firstMonthOfSchool ? year : year - 1
}

export function firstDayOfSchool(today: string): string {
  return `${schoolYearOf(today)}-${String(firstMonthOfSchool).padStart(2, '0')}-01`
}

export function graduationYearOf(grade: Grade, today: string): number {
  return schoolYearOf(today) + 1 + lastGrade - grade
}

/** Returns the grade of a class today; `null` before ninth grade and after graduation. */
export function gradeOf(graduationYear: number, today: string): Grade | null {
  return grades.find((grade) => graduationYearOf(grade, today) === graduationYear) ?? null
}

/** "Class of 2028, 11th grade"; "Class of 2026, graduated". */
export function classInWords(graduationYear: number, today: string): string {
  const grade = gradeOf(graduationYear, today)
  if (grade !== null) return `Class of ${graduationYear}, ${grade}th grade`
  return `Class of ${graduationYear}${hasGraduated(graduationYear, today) ? ', graduated' : ''}`
}

/** Whether the last school year of a class is over. */
export function hasGraduated(graduationYear: number, today: string): boolean {
  return graduationYear <= schoolYearOf(today)
}

/**
 * Returns the classes that a student can choose from, seniors first: the four grades of high school, last
 * summer's graduates, and the class chosen before if it is another one.
 */
export function classesOn(today: string, chosen: number | null = null): number[] {
  const seniors = graduationYearOf(lastGrade, today)
  const years = [seniors, seniors + 1, seniors + 2, seniors + 3, seniors - 1]
  return chosen === null || years.includes(chosen) ? years : [...years, chosen]
}

/**
 * Returns the application year in which a student applies, such as `2027-28`: that of their senior year, or
 * today's for graduates. A student without a class counts as a senior, in July as one of the coming school year.
 */
export function cycleOfClass(graduationYear: number | null, today: string): string {
  const present = cycleOn(today)
  const ofSeniors = cycleOn(`${graduationYear ?? graduationYearOf(lastGrade, today)}-01-01`)
  return ofSeniors > present ? ofSeniors : present
}

/** Returns the class that applies in the application year of `today`: its seniors. */
export function classApplyingOn(today: string): number {
  return Number(cycleOn(today).slice(0, 4)) + 1
}

/** The class a student writes about: their own or, if unknown, the one that applied in this application year. */
export function usualClass(graduationYear: number | null, today: string): number {
  return graduationYear ?? classApplyingOn(today)
}

/** Whether a student applies in a later application year, so that no college has published their dates yet. */
export function appliesLater(graduationYear: number | null, today: string): boolean {
  return cycleOfClass(graduationYear, today) > cycleOn(today)
}

/** "August 2027": when applications for this application year open, and colleges publish its dates. */
export function openingOf(cycle: string): string {
  return `August ${cycle.slice(0, 4)}`
}
