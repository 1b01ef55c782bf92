import { askedEssays, isShared, missingEssays } from '#essays/asked/rules.ts'
import type { AskedEssay, AskedOfSchool } from '#essays/asked/schema.ts'
import type { EssaySummary } from '#essays/schema.ts'
import type { AskedOfEntry } from '#list/asked/schema.ts'
import { checklistChanges, type OfferedChanges } from '#list/checklist/changes.ts'
import { isOfKind } from '#list/checklist/labels.ts'
import type { AskedItem, AskedKind } from '#list/checklist/schema.ts'
import { hasCommitted } from '#list/options.ts'
import type { ListEntry } from '#list/schema.ts'
import { counted } from '#words.ts'

/** What one college asks for that its application on the list does not have. */
export type AskedOfOne = {
  entryId: string
  name: string
  /** Its own essays, without the shared ones. */
  essays: AskedEssay[]
  writing: AskedOfSchool
  changes: OfferedChanges
  /** Of what is taken off, that it is not asked, and how that is known. */
  notAsked: AskedItem[]
}

/** What the colleges of a list ask for that is not on it; a shared essay counts once. */
export type AskedOfList = {
  schools: AskedOfOne[]
  shared: AskedEssay[]
  /** All that ask for something, if only for a shared essay. */
  entryIds: string[]
  essays: number
  items: number
  removed: number
  /** Colleges that require essays of which none is there yet. */
  untouched: number
}

type Facts = {
  schools: readonly Pick<ListEntry, 'id' | 'name' | 'status'>[]
  writing: readonly AskedOfSchool[]
  asked: readonly AskedOfEntry[]
  essays: readonly Pick<EssaySummary, 'entryId' | 'asked' | 'promptName'>[]
  /** The kinds of items that the student wants no more offers of, for this school. */
  leftAlone: (entryId: string) => readonly AskedKind[]
}

/**
 * Returns what is asked of the unsent applications, which are those in `asked`, in the order of `schools`: nothing once
 * the student has committed to one.
 */
export function askedOfList({ schools, writing, asked, essays, leftAlone }: Facts): AskedOfList {
  const open = hasCommitted(schools) ? [] : schools
  const all = open.flatMap(({ id, name }) => {
    const [of, form] = [
      asked.find(({ entryId }) => entryId === id),
      writing.find(({ entryId }) => entryId === id),
    ]
    if (!of || !form) return []
    const missing = missingEssays(form, essays)
    const required = askedEssays(form).filter(({ need }) => need === 'required').length
    const changes = checklistChanges(of.asked, of.items, leftAlone(id))
    const notAsked = of.asked.filter(
      ({ kind, need }) => need === 'none' && changes.remove.some((item) => isOfKind(item, kind)),
    )
    const own = missing.filter((essay) => !isShared(essay))
    const isUntouched = required > 0 && missing.length === required
    return { missing, isUntouched, one: { entryId: id, name, writing: form, changes, notAsked, essays: own } }
  })
  const shared = new Map(
    all.flatMap(({ missing }) => missing.filter(isShared).map((essay) => [essay.key, essay] as const)),
  )
  const found = all
    .map(({ one }) => one)
    .filter(({ essays: own, changes }) => own.length > 0 || changes.kinds.length > 0)
  const sum = (count: (one: AskedOfOne) => number) => found.reduce((total, one) => total + count(one), 0)
  return {
    schools: found,
    shared: [...shared.values()],
    entryIds: all
      .filter(({ missing, one }) => missing.length > 0 || one.changes.kinds.length > 0)
      .map(({ one }) => one.entryId),
    essays: shared.size + sum((one) => one.essays.length),
    items: sum(({ changes }) => changes.add.length),
    removed: sum(({ changes }) => changes.remove.length),
    untouched: all.filter(({ isUntouched }) => isUntouched).length,
  }
}

/** "24 essays and 11 checklist items" */
export function countInWords({ essays, items }: Pick<AskedOfList, 'essays' | 'items'>): string {
  const parts = [essays > 0 && counted(essays, 'essay'), items > 0 && counted(items, 'checklist item')]
  return parts.filter(Boolean).join(' and ')
}
