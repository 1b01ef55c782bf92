import { reusable } from '#essays/reuse.ts'
import type { EssaySummary } from '#essays/schema.ts'
import { type Forecast, forecastOf, type Means } from './forecast.ts'
import type { Application } from './schedule.ts'

/** Something that a student can change, and what becomes of the forecast. */
export type Lever = { after: Forecast } & (
  | { kind: 'reuse'; to: Named; from: Named; words: number }
  | { kind: 'drop'; id: string; name: string }
  | { kind: 'hour' }
)

/** What an essay is told by. */
export type Named = Pick<EssaySummary, 'promptName' | 'schoolName'>

type Written = Pick<EssaySummary, 'id' | 'promptName' | 'schoolName' | 'wordLimit' | 'words' | 'status'>

/** Returns what would help: an essay that can begin from another, one application fewer, an hour more on Sunday. */
export function leversFor(
  applications: readonly Application[],
  essays: readonly Written[],
  means: Means,
): Lever[] {
  return [reuse(applications, essays, means), drop(applications, means), hour(applications, means)].flatMap(
    (lever) => lever ?? [],
  )
}

function hour(applications: readonly Application[], { hours, ...means }: Means): Lever | null {
  if (applications.length === 0) return null
  const more = hours.map((each, day) => (day === 0 ? each + 1 : each))
  return { kind: 'hour', after: forecastOf(applications, { ...means, hours: more }) }
}

/** The application at risk without which most others are no longer; of those, the one with the most work of its own. */
function drop(applications: readonly Application[], means: Means): Lever | null {
  const now = forecastOf(applications, means)
  if (now.atRisk === 0) return null
  const [best] = now.applications
    .map(({ id, name }) => ({
      id,
      name,
      after: forecastOf(
        applications.filter((one) => one.id !== id),
        means,
      ),
    }))
    .toSorted(
      (one, other) =>
        one.after.atRisk - other.after.atRisk ||
        (one.after.finish?.latest ?? '').localeCompare(other.after.finish?.latest ?? ''),
    )
  return best ? { kind: 'drop', ...best } : null
}

/** The essay not begun that can take most from one that is written. */
function reuse(applications: readonly Application[], essays: readonly Written[], means: Means): Lever | null {
  const left = new Map(
    applications.flatMap(({ tasks }) => tasks.map(({ id, words }) => [id, words] as const)),
  )
  const [best] = essays
    .filter(({ id, words }) => words === 0 && (left.get(id) ?? 0) > 0)
    .flatMap((essay) => {
      const [found] = reusable(essay, essays)
      const words = found
        ? Math.round(Math.min(left.get(essay.id)!, found.essay.words) * found.similarity)
        : 0
      return found && words > 0 ? [{ essay, from: found.essay, words }] : []
    })
    .toSorted((one, other) => other.words - one.words)
  if (!best) return null
  const less = applications.map((application) => ({
    ...application,
    tasks: application.tasks.map((task) =>
      task.id === best.essay.id ? { ...task, words: task.words - best.words } : task,
    ),
  }))
  return {
    kind: 'reuse',
    to: best.essay,
    from: best.from,
    words: best.words,
    after: forecastOf(less, means),
  }
}
