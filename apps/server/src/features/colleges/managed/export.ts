import { fileColumns } from '@bearings/domain/colleges/managed/options'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { wordsOf } from './changes.ts'
import * as store from './store.ts'

/** Yields the whole catalog with the columns of an import, to be edited in a spreadsheet and reimported. */
export async function* exported({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>) {
  for (const row of await store.all(db, actor)) {
    const words = wordsOf(row)
    yield {
      [fileColumns.id]: row.id,
      [fileColumns.name]: words.name,
      [fileColumns.location]: words.location,
      [fileColumns.type]: words.type,
      [fileColumns.acceptanceRate]: words.acceptanceRate,
      [fileColumns.tuition]: words.tuition,
      [fileColumns.ranking]: words.ranking,
      [fileColumns.archived]: row.archivedAt ? 'yes' : 'no',
    }
  }
}
