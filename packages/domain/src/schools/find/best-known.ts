import { prominenceOf } from '../search/prominence.ts'
import type { FindableCollege } from './schema.ts'

/** Sorts colleges by how well known they are: how many apply, how selective they are, and of what kind. */
export function bestKnownFirst(colleges: readonly FindableCollege[]): FindableCollege[] {
  return colleges
    .map((college) => [prominence(college), college] as const)
    .toSorted(([one, a], [other, b]) => other - one || a.unitid - b.unitid)
    .map(([, college]) => college)
}

function prominence(college: FindableCollege): number {
  return prominenceOf({
    ...college,
    distanceOnly: college.isOnlineOnly,
    isCommonApp: college.applicationSystem === 'common_app',
  })
}
