import { cycleOfClass } from '@bearings/domain/class-year'
import { useMe } from '../platform/session/me.ts'
import { useToday } from '../platform/use-today.ts'

/**
 * Returns the application year in which the person applies to college, such as `2027-28`. Only for younger
 * students is it a later one than today's.
 */
export function useCycle(): string {
  const { graduationYear } = useMe()
  return cycleOfClass(graduationYear, useToday())
}
