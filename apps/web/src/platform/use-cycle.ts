import { cycleOfClass } from '@bearings/domain/class-year'
import { useMe } from './me.ts'
import { useToday } from './use-today.ts'

/** The application year in which the person applies to college, such as `2027-28`; today's for all but younger students. */
export function useCycle(): string {
  const { graduationYear } = useMe()
  return cycleOfClass(graduationYear, useToday())
}
