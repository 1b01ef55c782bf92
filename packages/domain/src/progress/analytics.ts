import { type EssayStatus, statuses } from '../essays/options.ts'
import { decidedStatuses, sentStatuses } from '../schools/list/options.ts'
import type { ListStatus } from '../schools/list/schema.ts'

type School = {
  id: string
  name: string
  status: ListStatus
  deadline: string | null
  checklist: { done: number; total: number }
  /** The share that is admitted, 0 to 1, as published. */
  figures: { admissionRate: { value: number } | null }
}

type Essay = {
  /** The school on the list that it is for. */
  entryId: string | null
  /** Nothing is left to write, by the essays' own rule. */
  finished: boolean
}

/** Checklist items and essays of one school together; of an application that is out, what was done counts alone. */
export type SchoolProgress = { id: string; name: string; done: number; total: number; isOut: boolean }

/**
 * What is done for each school, those still to send first and of them the next due. Without withdrawn ones, and once
 * the student has committed, without those that were never sent.
 */
export function progressBySchool(schools: readonly School[], essays: readonly Essay[]): SchoolProgress[] {
  const isOver = schools.some(({ status }) => status === 'Committed')
  return schools
    .filter((school) => school.status !== 'Withdrawn' && (isOut(school) || !isOver))
    .toSorted(
      (one, other) =>
        Number(isOut(one)) - Number(isOut(other)) ||
        (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999') ||
        one.name.localeCompare(other.name),
    )
    .map((school) => {
      const { id, name, checklist } = school
      const own = essays.filter(({ entryId }) => entryId === id)
      const done = checklist.done + own.filter((essay) => essay.finished).length
      const total = isOut(school) ? done : checklist.total + own.length
      return { id, name, done, total, isOut: isOut(school) }
    })
}

/** How many essays each state has, in the order of an essay's life, also those without any. */
export function essaysByState(
  essays: readonly { status: EssayStatus }[],
): { status: EssayStatus; count: number }[] {
  return statuses.map((status) => ({
    status,
    count: essays.filter((essay) => essay.status === status).length,
  }))
}

/** Bands of published admission rates; `below` is where the next one begins. */
const bands = [
  { band: 'Under 10%', below: 0.1 },
  { band: '10% to 24%', below: 0.25 },
  { band: '25% to 49%', below: 0.5 },
  { band: '50% to 74%', below: 0.75 },
  { band: '75% and over', below: Infinity },
] as const

/** The schools of one band by name. */
export type Band = { band: (typeof bands)[number]['band'] | 'Not reported'; schools: string[] }

/**
 * How the list spreads over admission rates, the most selective first. It says nothing of the student's own chances.
 * Without withdrawn schools; *Not reported* is there when it is needed.
 */
export function balance(schools: readonly Pick<School, 'name' | 'status' | 'figures'>[]): Band[] {
  const found: Band[] = bands.map(({ band }) => ({ band, schools: [] }))
  const unknown: Band = { band: 'Not reported', schools: [] }
  for (const { name, status, figures } of schools) {
    if (status === 'Withdrawn') continue
    const rate = figures.admissionRate?.value
    const index = rate === undefined ? -1 : bands.findIndex(({ below }) => rate < below)
    ;(found[index] ?? unknown).schools.push(name)
  }
  return unknown.schools.length > 0 ? [...found, unknown] : found
}

/** How many applications have come so far; each count is part of the one before. */
export type Funnel = { onList: number; submitted: number; decided: number; accepted: number }

/** From the list to the acceptances. Withdrawn schools are none of it; a place one has committed to was offered. */
export function funnel(schools: readonly Pick<School, 'status'>[]): Funnel {
  const count = (statuses: readonly ListStatus[]) =>
    schools.filter(({ status }) => statuses.includes(status)).length
  return {
    onList: schools.filter(({ status }) => status !== 'Withdrawn').length,
    submitted: count(sentStatuses),
    decided: count(decidedStatuses),
    accepted: count(['Accepted', 'Committed']),
  }
}

function isOut({ status }: Pick<School, 'status'>): boolean {
  return sentStatuses.includes(status)
}
