import { applicationForms, formNames } from '../colleges/options.ts'
import type { ListEntry } from './schema.ts'

type Filled = Pick<ListEntry, 'form'>

/** Schools that are applied to in one place; `name` is `null` for those of which that is not known. */
export type FormGroup<T extends Filled> = {
  name: NonNullable<ListEntry['form']>['name'] | null
  entries: T[]
}

/** Groups schools by the form with which they are applied to, and keeps their order within each. */
export function groupedByForm<T extends Filled>(entries: readonly T[]): FormGroup<T>[] {
  return [...formNames, null]
    .map((name) => ({ name, entries: entries.filter(({ form }) => (form?.name ?? null) === name) }))
    .filter((group) => group.entries.length > 0)
}

/** The form of a college by the name that the catalog has for it, and where it is filled in. */
export function formOf(system: string | null, ownPage: string | null): ListEntry['form'] {
  const name = formNames.find((one) => one === system)
  return name === undefined ? null : { name, page: applicationForms[name].page ?? ownPage }
}
