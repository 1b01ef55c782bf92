import { compareNames } from '../compare-names.ts'
import { type EssayStatus, statuses } from '../essays/options.ts'
import { decidedStatuses, hasCommitted, sentStatuses } from '../list/options.ts'
import { isUnsent } from '../list/rules.ts'
import type { ListStatus } from '../list/schema.ts'
import { roundedPercent } from '../words.ts'

type School = {
  id: string
  name: string
  status: ListStatus
  deadline: string | null
  checklist: { done: number; total: number }
  /** The published admission rate, 0 to 1. */
  figures: { admissionRate: { value: number } | null }
}

type Essay = {
  /** The school on the list that the essay is for. */
  entryId: string | null
  /** Whether nothing is left to write, by `isFinished` of essays. */
  finished: boolean
}

/**
 * The checklist items and essays of one school together. Once nothing is to be sent, only what was done counts. A place
 * that was offered without an application is not sent.
 */
export type SchoolProgress = {
  id: string
  name: string
  done: number
  total: number
  state: 'open' | 'sent' | 'offered'
}

/**
 * Returns what is done for each school: unsent applications first, by deadline. Withdrawn schools are left
 * out, and so are unsent ones once the student has committed.
 */
export function progressBySchool(schools: readonly School[], essays: readonly Essay[]): SchoolProgress[] {
  const isOver = hasCommitted(schools)
  return schools
    .filter(({ status }) => status !== 'Withdrawn' && !(isOver && isUnsent(status)))
    .toSorted(
      (one, other) =>
        Number(isUnsent(other.status)) - Number(isUnsent(one.status)) ||
        (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999') ||
        compareNames(one.name, other.name),
    )
    .map(({ id, name, checklist, status }) => {
      const own = essays.filter(({ entryId }) => entryId === id)
      const done = checklist.done + own.filter((essay) => essay.finished).length
      const total = isUnsent(status) ? checklist.total + own.length : done
      return { id, name, done, total, state: stateOf(status) }
    })
}

function stateOf(status: ListStatus): SchoolProgress['state'] {
  if (sentStatuses.includes(status)) return 'sent'
  return status === 'Offered' ? 'offered' : 'open'
}

/** Counts the essays in each status, in the order of an essay's life, including those with none. */
export function essaysByState(
  essays: readonly { status: EssayStatus }[],
): { status: EssayStatus; count: number }[] {
  return statuses.map((status) => ({
    status,
    count: essays.filter((essay) => essay.status === status).length,
  }))
}

/** The bands of published admission rates; `below` is the start of the next band, in percent as the rate is shown. */
const bands = [
  { band: 'Under 10%', below: 10 },
  { band: '10% to 24%', below: 25 },
  { band: '25% to 49%', below: 50 },
  { band: '50% to 74%', below: 75 },
  { band: '75% and over', below: Infinity },
] as const

/** One band, with the names of its schools. */
export type Band = { band: (typeof bands)[number]['band'] | 'Not reported'; schools: string[] }

/**
 * Groups the list by admission rate, most selective first. It says nothing about the student's own chances.
 * Withdrawn schools are left out; *Not reported* appears only if needed.
 */
export function balance(schools: readonly Pick<School, 'name' | 'status' | 'figures'>[]): Band[] {
  const found: Band[] = bands.map(({ band }) => ({ band, schools: [] }))
  const unknown: Band = { band: 'Not reported', schools: [] }
  for (const { name, status, figures } of schools) {
    if (status === 'Withdrawn') continue
    const rate = figures.admissionRate?.value
    const index = rate === undefined ? -1 : bands.findIndex(({ below }) => roundedPercent(rate) < below)
    ;(found[index] ?? unknown).schools.push(name)
  }
  return unknown.schools.length > 0 ? [...found, unknown] : found
}

/** The number of applications that have reached each stage; each includes the next. */
export type Funnel = { onList: number; submitted: number; decided: number; accepted: number }

/** Counts applications by stage, without withdrawn schools. A school committed to counts as accepted. */
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
