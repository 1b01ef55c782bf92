import type { Answers } from '@bearings/client/testing/fake-server'
import { givenEntryPage } from '@bearings/client/testing/given'
import type { ListEntry } from '@bearings/domain/list/schema'

/** The answers about a student's list, which keep what a page adds, changes, and removes. */
export function listed(...given: ListEntry[]): Answers {
  let list = given
  const of = (id: string) => list.find((entry) => entry.id === id)!

  return {
    'GET /schools/list': () => list,
    'GET /schools/list/{id}': ({ id }) => givenEntryPage(of(id)),
    'PATCH /schools/list/{id}': ({ id, ...changes }) => {
      list = list.map((entry) => (entry.id === id ? Object.assign({}, entry, changes) : entry))
      return of(id)
    },
    'DELETE /schools/list/{id}': ({ id }) => void (list = list.filter((entry) => entry.id !== id)),
  }
}
