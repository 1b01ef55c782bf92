import { standingNames, waiverNames } from '@bearings/domain/letters/options'
import { BoardPart } from '@bearings/domain/letters/schema'
import { csvExport } from '#platform/documents/csv-exports.ts'
import { everyLetter } from './service.ts'

/** Exports the letters of an advisor's students who show them, in one part of the board. */
export const lettersExport = csvExport({
  path: '/letters/board/export',
  access: ['advisor'],
  fileName: 'letters',
  query: BoardPart,
  rows: async function* (context, part) {
    for await (const letter of everyLetter(context, part))
      yield {
        student: letter.student,
        'who writes': letter.recommender,
        kind: letter.kind,
        status: standingNames[letter.standing],
        'needed by': letter.wantedBy,
        'promised for': letter.promisedOn,
        sent: letter.sent,
        of: letter.of,
        'right to read': letter.waiver && waiverNames[letter.waiver],
        reason: letter.reason,
      }
  },
})
