import { givenAdvised } from '@bearings/client/testing/given'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { emptyAnswers } from '@bearings/domain/profile/rules'

export const sharesAll = {
  list: true,
  profile: true,
  testScores: true,
  weeks: true,
  letters: true,
  aid: true,
  sensitive: true,
}

/** A student who shares everything, of whom nothing is wanted. */
export function advised(fullName: string, fields: Partial<AdvisedStudent> = {}): AdvisedStudent {
  return givenAdvised({ fullName, timeZone: 'America/New_York', shared: sharesAll, ...fields })
}

type Filter = {
  q?: string | undefined
  reason?: string | undefined
  group?: string | undefined
  graduationYear?: unknown
  plan?: unknown
  missing?: unknown
  after?: string | undefined
}

/** The answers about an advisor's students, by name, filtered as the server does. */
export function rosterOf(...all: AdvisedStudent[]) {
  const needs = (student: AdvisedStudent): string[] =>
    Object.values(student.shared).some(Boolean) ? student.reasons : ['nothing-shared']
  /** Whoever has a college on a list is taken for who is asked for. */
  const isAsked = ({ plan, missing }: Filter) => plan !== undefined || missing !== undefined
  const within = ({ q, reason, group, graduationYear, ...asked }: Filter) =>
    all.filter(
      (student) =>
        student.fullName.toLowerCase().includes((q ?? '').toLowerCase()) &&
        (!reason || needs(student).includes(reason)) &&
        (!group || student.groups.some(({ id }) => id === group)) &&
        (!graduationYear || student.graduationYear === Number(graduationYear)) &&
        (!isAsked(asked) || (student.shared.list && student.list !== null && student.list.schools > 0)),
    )
  const count = (reason: string) => within({ reason }).length
  const years = [...new Set(all.flatMap(({ graduationYear }) => graduationYear ?? []))]
  const one = (id: string) => all.find((student) => student.id === id)!
  const page = 50

  return {
    'GET /advising/views': { views: [], usual: { student: [], application: [] } },
    'GET /advising/students': (filter: Filter) => {
      const found = within(filter)
      const from = filter.after ? found.findIndex(({ id }) => id === filter.after) + 1 : 0
      const students = found.slice(from, from + page)
      return {
        students,
        total: found.length,
        everyone: within({ ...filter, reason: undefined }).length,
        waiting: all.filter(({ reasons }) => reasons.length > 0).length,
        reasons: {
          late: count('late'),
          'no-schools': count('no-schools'),
          idle: count('idle'),
          soon: count('soon'),
          'nothing-shared': count('nothing-shared'),
        },
        notShown: isAsked(filter) ? all.filter(({ shared }) => !shared.list).length : 0,
        classes: years.map((year) => ({
          graduationYear: year,
          students: within({ graduationYear: year }).length,
        })),
        next: from + page < found.length ? students.at(-1)!.id : null,
      }
    },
    'GET /advising/students/names': (filter: Filter) => within(filter),
    'GET /advising/students/{id}': ({ id }: { id: string }) => one(id),
    'GET /advising/students/{id}/place': ({ id, ...filter }: Filter & { id: string }) => {
      const found = within(filter)
      const at = found.findIndex((student) => student.id === id)
      const [previous, next] = [found[at - 1] ?? null, found[at + 1] ?? null]
      return { place: at < 0 ? null : { at: at + 1, of: found.length, previous, next } }
    },
    'GET /advising/students/{id}/forecast': { shared: false as const },
    'GET /advising/students/{id}/list': { shared: true as const, entries: [] },
    'GET /advising/students/{id}/profile': {
      shared: true as const,
      parts: { profile: true, testScores: true, sensitive: true },
      profile: { ...emptyAnswers, updatedAt: null },
    },
  }
}
