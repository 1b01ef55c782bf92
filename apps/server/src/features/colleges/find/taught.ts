import { decodeMajors, encodeMajors, type MajorNames } from '@bearings/domain/colleges/find/majors-file'
import { namesIn, plain } from '@bearings/domain/colleges/search/rules'
import type { Database } from '#database/open.ts'
import { hashOf } from '#platform/pages/hashed-file.ts'
import { cachePerVersion } from '../search/cache-per-version.ts'
import * as store from './store.ts'

/** Returns who teaches what, decoded, and as the file that a browser asks for. */
export const taughtMajors = cachePerVersion(async (db) => {
  const text = await textOf(db)
  return { ...decodeMajors(text), text, hash: hashOf(text) }
})

async function textOf(db: Database): Promise<string> {
  const [colleges, rows, sources] = await Promise.all([
    store.taught(db),
    store.majorRows(db),
    store.majorSources(db),
  ])
  return encodeMajors(colleges, majorsOf(rows), sources)
}

type Row = Awaited<ReturnType<typeof store.majorRows>>[number]

/** Returns the four-digit fields, each also found by the names of its parts, and after them the families. */
function majorsOf(rows: readonly Row[]): MajorNames[] {
  const fields = new Map<string, { title: string; names: string[] }>()
  const families = new Map<string, string>()
  for (const { code, title, family, familyTitle, searchText } of rows) {
    if (code.length === 5) fields.set(code, { title: title.replace(/, General$/, ''), names: [] })
    fields.get(code.slice(0, 5))?.names.push(...namesIn(searchText))
    families.set(family, familyTitle)
  }
  return [
    ...[...fields].map(([code, { title, names }]) => ({ code, title, names: [...new Set(names)] })),
    ...[...families].map(([code, title]) => ({
      code,
      title: `${title}: any field`,
      names: [plain(title)],
    })),
  ]
}
