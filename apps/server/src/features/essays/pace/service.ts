import type { WrittenDay } from '@bearings/domain/essays/schema'
import { paceDays } from '@bearings/domain/progress/forecast/pace'
import { addDays, todayIn } from '@bearings/domain/today'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

/** How many words the student's essays grew by, on each of the last days on which they grew; never the text. */
export function read({ db, actor, now }: SignedInContext): Promise<WrittenDay[]> {
  const since = addDays(todayIn(actor.timeZone, now()), 1 - paceDays.back)
  return store.grownBy(db, actor, since)
}
