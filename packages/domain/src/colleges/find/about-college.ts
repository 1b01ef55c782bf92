import { counted } from '#words.ts'
import { locationOf, typeOf } from '../rules.ts'
import type { FindableCollege } from './schema.ts'

/** "Ann Arbor, MI · Public · 33,700 students · 41 miles", as far as it is known. */
export function aboutCollege(college: FindableCollege, miles: number | null): string {
  const { undergraduates } = college
  return [
    locationOf(college),
    typeOf(college),
    undergraduates !== null && counted(undergraduates, 'student'),
    miles !== null && counted(Math.round(miles), 'mile'),
  ]
    .filter(Boolean)
    .join(' · ')
}
