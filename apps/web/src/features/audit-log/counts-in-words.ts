import { capitalized, counted, formatInteger, inProse } from '@bearings/domain/words'
import { type ByAction, valueFor } from './by-action.ts'

/** What the counts of an action are about. */
const nouns: ByAction<[one: string, many: string]> = {
  school_people_imported: ['person', 'people'],
  school_import_undone: ['person', 'people'],
  catalog_imported: ['school', 'schools'],
  scholarships_imported: ['scholarship', 'scholarships'],
  scholarships_import_undone: ['scholarship', 'scholarships'],
}

/** The order in which the counts are said, whatever order the database keeps them in. */
const verbs = ['added', 'changed', 'ended', 'removed', 'archived', 'restored', 'kept']

/**
 * Says the counts of an import in a sentence: "1,000 schools were added and none changed." Returns `null` for
 * any other entry.
 */
export function countsInWords(action: string, detail: Record<string, unknown>): string | null {
  const noun = valueFor(nouns, action)
  const said = verbs.flatMap((verb) => {
    const count = detail[verb]
    return typeof count === 'number' ? [{ verb, count }] : []
  })
  if (!noun || said.length === 0) return null
  const parts = said.map(({ verb, count }, index) =>
    index === 0
      ? `${count === 0 ? `no ${noun[1]}` : counted(count, ...noun)} ${count === 1 ? 'was' : 'were'} ${verb}`
      : `${count === 0 ? 'none' : formatInteger(count)} ${verb}`,
  )
  const { left } = detail
  const skipped = typeof left === 'number' && left > 0 ? ` ${skippedInWords(left)}` : ''
  return `${capitalized(inProse(parts))}.${skipped}`
}

function skippedInWords(lines: number): string {
  return `${counted(lines, 'line')} of the file ${lines === 1 ? 'was' : 'were'} left out.`
}
