import type { BrokenRule } from '../broken-rule.ts'
import { addDays, daysBetween, todayIn } from '../today.ts'
import { mondayOf } from './mondays.ts'
import { daysToCarryFrom, mostTasks, mostWeeksAhead } from './options.ts'
import type { SentTask, Week, WeeklyLog, WeekTask } from './schema.ts'

// Days are `YYYY-MM-DD` throughout: they sort as text, and no time zone can shift them.

/** Returns the Monday of the current week where the student is. */
export function currentWeek(timeZone: string, now: Date): string {
  return mondayOf(todayIn(timeZone, now))
}

/** Returns the Monday this many weeks later; earlier if `weeks` is negative. */
export function weekAfter(start: string, weeks = 1): string {
  return addDays(start, 7 * weeks)
}

/** Returns the week after the last planned one, or next week; `null` if that is too far ahead. */
export function nextPlannable(current: string, planned: readonly string[]): string | null {
  const last = planned.reduce((one, other) => (other > one ? other : one), current)
  const next = weekAfter(last)
  return next > furthest(current) ? null : next
}

/**
 * Returns the rule against saving a week, or `null`. Weeks are planned in sequence, but one between planned
 * weeks can be saved, so that a removed one can be restored.
 */
export function ruleAgainstSaving(
  start: string,
  current: string,
  planned: readonly string[],
): BrokenRule | null {
  const last = nextPlannable(current, planned) ?? furthest(current)
  return start > last ? 'week-too-far' : ruleAgainstChanging(start, current)
}

/** A past week cannot be changed. */
export function ruleAgainstChanging(start: string, current: string): BrokenRule | null {
  return start < current ? 'week-passed' : null
}

/** What was done by Sunday may be ticked later: offline until Monday, or remembered then. */
export function ruleAgainstTicking(start: string, current: string): BrokenRule | null {
  return ruleAgainstChanging(start, weekAfter(current, -daysToCarryFrom / 7))
}

/** An imported week may be in the past, but no further ahead than a week that can be planned. */
export function ruleAgainstImporting(start: string, current: string): BrokenRule | null {
  return start > furthest(current) ? 'week-too-far' : null
}

/** Only a planned week can be removed: the current one can be emptied, and earlier ones are history. */
export function ruleAgainstRemoving(start: string, current: string): BrokenRule | null {
  return start > current ? null : 'week-not-planned'
}

/** The unfinished tasks of a planned week are not known yet. */
export function ruleAgainstCarrying(start: string, current: string): BrokenRule | null {
  return start > current ? 'week-not-begun' : null
}

export function ruleAgainstTasks(count: number): BrokenRule | null {
  return count > mostTasks ? 'week-full' : null
}

/** Returns where unfinished tasks go: from an earlier week to the current one, from that to the next. */
export function carryOverTarget(start: string, current: string): string {
  return start < current ? current : weekAfter(current)
}

export function unfinishedOf<T extends Pick<WeekTask, 'done'>>(tasks: readonly T[]): T[] {
  return tasks.filter(({ done }) => !done)
}

/**
 * Merges an editor's save with the stored tasks: the sent tasks in their order, without blank ones, then
 * those that another window has added meanwhile. A known task that is no longer stored was removed or carried
 * over elsewhere, and stays away.
 */
export function mergeTasks(
  stored: readonly Pick<WeekTask, 'id' | 'text'>[],
  { tasks, known }: { tasks: readonly SentTask[]; known: readonly string[] },
): { kept: SentTask[]; gone: string[] } {
  const isStored = new Set(stored.map(({ id }) => id))
  const isKnown = new Set(known)
  const isSent = new Set(tasks.map(({ id }) => id))

  const written = tasks.filter(({ id, text }) => text !== '' && (isStored.has(id) || !isKnown.has(id)))
  const addedElsewhere = stored.filter(({ id }) => !isSent.has(id) && !isKnown.has(id))
  const kept = [...written, ...addedElsewhere]

  const isKept = new Set(kept.map(({ id }) => id))
  return { kept, gone: stored.map(({ id }) => id).filter((id) => !isKept.has(id)) }
}

/** Builds the log that a student sees from the saved weeks, which are in ascending order. */
export function weeklyLog(weeks: readonly Week[], current: string): WeeklyLog {
  const planned = weeks.filter(({ weekStartDate }) => weekStartDate > current)
  const before = weeks.findLast(({ weekStartDate }) => weekStartDate < current)
  return {
    current: weeks.find(({ weekStartDate }) => weekStartDate === current) ?? unsaved(current),
    planned,
    nextPlannable: nextPlannable(
      current,
      planned.map(({ weekStartDate }) => weekStartDate),
    ),
    unfinished:
      before &&
      unfinishedOf(before.tasks).length > 0 &&
      daysBetween(before.weekStartDate, current) <= daysToCarryFrom
        ? before
        : null,
  }
}

export function unsaved(weekStartDate: string): Week {
  return { weekStartDate, weekGoal: '', tasks: [], updatedAt: null }
}

/** Returns the Mondays of this many weeks, the current one last. */
export function weeksUntil(current: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => weekAfter(current, index + 1 - count))
}

function furthest(current: string): string {
  return weekAfter(current, mostWeeksAhead)
}
