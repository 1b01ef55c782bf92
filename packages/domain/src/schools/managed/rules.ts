import { faultInText } from '#field-bounds.ts'
import { plain } from '../search/rules.ts'
import { bounds, type FileColumn, fileColumns, managedFields } from './options.ts'

/** The words of a line by the column they stand in; a column that the file does not have is absent. */
export type FileLine = Partial<Record<FileColumn, string>>

/** Which column of the head holds what, in order. @returns the fault that the whole file is refused for, as text. */
export function columnsOf(head: readonly string[]): FileColumn[] | string {
  const byName = new Map(
    Object.entries(fileColumns).map(([column, name]) => [name as string, column as FileColumn]),
  )
  const names = head.map((cell) => cell.trim().toLowerCase())
  const unknown = names.filter((name) => !byName.has(name))
  if (!names.includes(fileColumns.name))
    return 'The first line has to name the columns, with “name” among them.'
  if (unknown.length > 0)
    return `The catalog has no column ${unknown.map((name) => `“${name}”`).join(', ')}. It has: ${Object.values(fileColumns).join(', ')}.`
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  return twice === undefined
    ? names.map((name) => byName.get(name)!)
    : `The column “${twice}” is there twice.`
}

/** Why a line cannot be taken; `null` when it can. */
export function faultInLine(line: FileLine): string | null {
  for (const field of managedFields) {
    const fault = faultInText((line[field] ?? '').trim(), bounds[field])
    if (fault && (field === 'name' || line[field])) return `${fileColumns[field]}: ${fault}`
  }
  const { archived = '' } = line
  return ['', 'yes', 'no'].includes(archived.trim().toLowerCase()) ? null : 'archived: Write yes or no.'
}

/** What two lines or schools have in common that are the same one: the name and the place, however they are written. */
export function sameness({ name, location }: { name: string; location: string | null }): string {
  return `${plain(name)}|${plain(location ?? '')}`
}
