import { ChosenPeople } from '@bearings/domain/people/schema'
import { roleNames } from '@bearings/domain/role-names'
import { isDisabledAt } from '#database/people.ts'
import { csvExport } from '#platform/documents/csv-exports.ts'
import * as store from './store.ts'

/** Exports the accounts that an admin selected. Their ids, too many for a URL, are in the body. */
export const peopleExport = csvExport({
  path: '/people/export',
  method: 'POST',
  access: ['admin'],
  fileName: 'people',
  query: ChosenPeople,
  rows: async function* ({ db, actor, now }, { ids }) {
    for (const row of await store.chosen(db, actor, ids, now()))
      yield {
        name: row.fullName,
        email: row.email,
        role: roleNames[row.role],
        'class of': row.graduationYear,
        joined: row.createdAt.toISOString(),
        'last sign-in': row.lastSignInAt?.toISOString() ?? '',
        'email confirmed': row.emailConfirmedAt ? 'yes' : 'no',
        disabled: isDisabledAt(now(), row) ? 'yes' : 'no',
      }
  },
})
