import type { Problem } from '../edit/use-step.ts'
import { withReplaced } from './lists.ts'

/** A list of entries in a form, with the entry being added and the one being edited. */
export type Entries<Item, Entry> = {
  items: Item[]
  added: Entry
  edited: { index: number; entry: Entry } | null
}

export type Kind<Item, Entry> = {
  empty: Entry
  most: number
  typed: (item: Item) => Entry
  /** Returns `null` only for an entry that has problems. */
  finished: (entry: Entry) => Item | null
  /** Returns messages by field; none if the entry can be added to these items, or can replace one of them. */
  problems: (entry: Entry, items: readonly Item[]) => Partial<Record<string, string>>
}

export function entriesOf<Item, Entry>(items: Item[], { empty }: Kind<Item, Entry>): Entries<Item, Entry> {
  return { items, added: empty, edited: null }
}

export function faultsIn(faults: Record<string, string | null>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== null),
  )
}

function canAdd<Item, Entry>(entry: Entry, items: readonly Item[], kind: Kind<Item, Entry>): boolean {
  return Object.keys(kind.problems(entry, items)).length === 0
}

/** Returns whether anything is typed. A draft from before a field existed has nothing in it. */
export function isStarted<Item, Entry>(entry: Entry, { empty }: Kind<Item, Entry>): boolean {
  return JSON.stringify({ ...empty, ...entry }) !== JSON.stringify(empty)
}

export function withNewEntry<Form extends Entries<Item, Entry>, Item, Entry>(
  form: Form,
  kind: Kind<Item, Entry>,
): Form {
  const item = canAdd(form.added, form.items, kind) ? kind.finished(form.added) : null
  if (!item || form.items.length >= kind.most) return form
  return { ...form, items: [...form.items, item], added: kind.empty }
}

export function withEditedEntry<Form extends Entries<Item, Entry>, Item, Entry>(
  form: Form,
  kind: Kind<Item, Entry>,
): Form {
  const item =
    form.edited && canAdd(form.edited.entry, form.items, kind) ? kind.finished(form.edited.entry) : null
  if (!form.edited || !item) return form
  return { ...form, items: withReplaced(form.items, form.edited.index, item), edited: null }
}

/** Returns the form with what is typed and complete added in its place, so that Next loses nothing. */
export function gatherEntries<Form extends Entries<Item, Entry>, Item, Entry>(
  form: Form,
  kind: Kind<Item, Entry>,
): Form {
  return withNewEntry(withEditedEntry(form, kind), kind)
}

/** Returns a problem for an entry that was begun and cannot be added as it is. */
export function startedProblem<Item, Entry>(
  { items, added, edited }: Entries<Item, Entry>,
  kind: Kind<Item, Entry>,
  name: string,
): Problem[] {
  const message = 'Finish what you started here, or clear it.'
  if (edited && !canAdd(edited.entry, items, kind))
    return [{ field: 'edited', name, message, missing: false }]
  // A full list shows no form in which to finish it.
  if (items.length < kind.most && isStarted(added, kind) && !canAdd(added, items, kind))
    return [{ field: 'entry', name, message, missing: false }]
  return []
}
