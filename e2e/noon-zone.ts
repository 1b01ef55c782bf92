import { todayIn } from '@bearings/domain/today'

/** The UTC offset in hours of a place where it is about noon right now. */
const ahead = 12 - new Date().getUTCHours()

/**
 * A time zone where it is about noon when the tests start, so that no midnight passes while a test counts
 * days.
 */
export const noonZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`

export const noonToday = todayIn(noonZone, new Date())
