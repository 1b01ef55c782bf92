import { type FileLine, yesOrNoIn } from '#csv-import.ts'
import { faultInText } from '#field-bounds.ts'
import { plain } from '../search/rules.ts'
import { bounds, type FileColumn, fileColumns, managedFields } from './options.ts'

/** Returns why a line cannot be taken; `null` if it can. */
export function faultInLine(line: FileLine<FileColumn>): string | null {
  for (const field of managedFields) {
    const fault = faultInText((line[field] ?? '').trim(), bounds[field])
    if (fault && (field === 'name' || line[field])) return `${fileColumns[field]}: ${fault}`
  }
  return yesOrNoIn(line.archived ?? '') === null ? 'archived: Enter yes or no.' : null
}

/** The normalized name and location, which identify a school however they are written. */
export function identityKey({ name, location }: { name: string; location: string | null }): string {
  return `${plain(name)}|${plain(location ?? '')}`
}
