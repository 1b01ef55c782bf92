import type { AdvisedForecast } from '@bearings/domain/advising/students/schema'
import { isFinished } from '@bearings/domain/essays/rules'
import { forecastOf, usualHours } from '@bearings/domain/progress/forecast/forecast'
import { usualPace } from '@bearings/domain/progress/forecast/pace'
import { workOf } from '@bearings/domain/progress/forecast/work'
import { todayIn } from '@bearings/domain/today'
import * as asked from '#features/essays/asked/service.ts'
import * as essays from '#features/essays/service.ts'
import * as checklist from '#features/list/checklist/service.ts'
import * as list from '#features/list/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { find, seen } from './parts.ts'

/**
 * Computes when the applications will be ready, at a usual pace: how fast this student writes would tell of essays that
 * are not shared. It is the earliest that can be said, for what is not shared is not counted.
 */
export async function forecastFor(
  context: SignedInContext,
  { id }: { id: string },
): Promise<AdvisedForecast> {
  const { shared, ...student } = await find(context, id)
  if (!shared.list) return { shared: false }
  const [schools, items, written, writing] = await Promise.all([
    list.listOf(context, student),
    checklist.allSharedOf(context, id),
    essays.sharedOf(context, id),
    asked.sharedOf(context, id),
  ])
  await seen(context, id, 'overview')
  const today = todayIn(student.timeZone, context.now())
  const work = workOf({ schools, essays: written, writing, asked: items, hasSomeEssays: true }, today)
  const { applications, finish } = forecastOf(work, { pace: usualPace, hours: usualHours, today })
  return {
    shared: true,
    forecast: {
      applications: applications.map(({ id: entry, name, deadline, finish: range, isAtRisk }) => ({
        id: entry,
        name,
        deadline,
        finish: range,
        isAtRisk,
      })),
      finish,
      essays: written.filter((essay) => !isFinished(essay)).length,
    },
  }
}
