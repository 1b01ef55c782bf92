import { todayIn } from '@bearings/domain/today'

/** Hours by which a place is ahead of UTC where it is about noon just now. */
const ahead = 12 - new Date().getUTCHours()

/** Where it is about noon when the tests begin, so that no midnight comes while one of them counts days. */
export const calmZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`

export const calmToday = todayIn(calmZone, new Date())
