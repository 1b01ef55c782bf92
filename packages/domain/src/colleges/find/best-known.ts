import { prominenceOf } from '../search/prominence.ts'
import type { FindableCollege } from './schema.ts'

/** Sorts colleges by how well known they are: how many apply, how selective they are, and of what kind. */
export function bestKnownFirst(colleges: readonly FindableCollege[]): FindableCollege[] {
  return colleges
    .map((college) => [prominenceOf(prominenceFacts(college)), college] as const)
    .toSorted(([one, a], [other, b]) => other - one || a.unitid - b.unitid)
    .map(([, college]) => college)
}

/** Copies each fact by name, because spreading all of the college takes longer than sorting. */
export function prominenceFacts(college: FindableCollege) {
  return {
    undergraduates: college.undergraduates,
    admissionRate: college.admissionRate,
    yieldRate: college.yieldRate,
    level: college.level,
    control: college.control,
    distanceOnly: college.isOnlineOnly,
    isCommonApp: college.applicationSystem === 'common_app',
  }
}
