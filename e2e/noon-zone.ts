import { todayIn } from '@bearings/domain/today'
import { currentWeek } from '@bearings/domain/weeks/rules'

/** The UTC offset in hours of a place where it is about noon right now. */
const ahead = 12 - new Date().getUTCHours()

/**
 * A time zone where it is about noon when the tests start, so that no midnight passes while a test counts
 * days.
 */
export const noonZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`

export const noonToday = todayIn(noonZone, new Date())

/** The Monday of the week that a student's log begins with. */
export const thisWeek = currentWeek(noonZone, new Date())
