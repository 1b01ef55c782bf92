import { planLabels } from '@bearings/domain/colleges/rules'
import type { Plan } from '@bearings/domain/colleges/schema'
import type { ChecklistChanges, ChecklistItem } from '@bearings/domain/list/checklist/schema'
import type { EntryChanges } from '@bearings/domain/list/schema'
import type { QueryClient } from '@tanstack/react-query'
import { knownEntry, showEntry, showItem } from '#colleges/adding/school-cache.ts'
import { dateInWords } from '#platform/dates.ts'
import { changeKind } from '#platform/offline-queue/change-kind.ts'
import { call, query } from '#platform/queries/api.ts'

/** A change to a school on the list, stored until it is sent. */
export const entryChange = changeKind<'PATCH /schools/list/{id}'>({
  write: 'PATCH /schools/list/{id}',
  known: (queryClient, { id }) => knownEntry(queryClient, id),
  now: ({ id }) => call('GET /schools/list/{id}', { id }),
  show: showEntry,
  nameOf,
  words: (field, value) =>
    inWords<keyof EntryChanges>(field, value, {
      status: 'Status',
      plan: 'Plan',
      deadline: 'Deadline',
      major: 'Major',
      portalUrl: 'Portal',
      portalLookedOn: 'Last looked',
      portalMissing: 'Missing',
    }),
})

/** A change to an item of a school's checklist, stored until it is sent. */
export const itemChange = changeKind<'PATCH /schools/list/{id}/checklist/{itemId}'>({
  write: 'PATCH /schools/list/{id}/checklist/{itemId}',
  known: (queryClient, { id, itemId }) => itemIn(pageIn(queryClient, id)?.items, itemId),
  now: async ({ id, itemId }) => itemIn((await call('GET /schools/list/{id}', { id })).items, itemId),
  show: showItem,
  nameOf,
  words: (field, value) =>
    inWords<keyof ChecklistChanges>(field, value, { label: 'Name', done: 'Done', dueOn: 'Due' }),
})

function pageIn(queryClient: QueryClient, id: string) {
  return queryClient.getQueryData(query('GET /schools/list/{id}', { id }).queryKey)
}

function itemIn(items: ChecklistItem[] | undefined, itemId: string) {
  return items?.find((item) => item.id === itemId)
}

function nameOf(thing: object): string {
  const { name, label } = thing as { name?: string; label?: string }
  return name ?? label ?? ''
}

function inWords<Field extends string>(field: string, value: unknown, labels: Record<Field, string>): string {
  const shown =
    typeof value !== 'string' ? 'none' : field === 'plan' ? planLabels[value as Plan] : dayOr(value)
  return `${labels[field as Field]} ${shown}`
}

function dayOr(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateInWords(value) : value
}
