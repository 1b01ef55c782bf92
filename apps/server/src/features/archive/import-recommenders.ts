import type { ArchiveContents, ArchivedRecommender } from '@bearings/domain/archive/schema'
import { bragSheetOf, saveBragSheet } from '#features/letters/choices/service.ts'
import * as recommenders from '#features/recommenders/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'

/** Adds the recommenders of an archive, with letters for the imported schools, in their original order. */
export async function importRecommenders(
  context: SignedInContext,
  carried: readonly ArchivedRecommender[],
  schools: readonly { id: string }[],
): Promise<void> {
  const at = context.now().getTime()
  for (const [index, { letters, ...fields }] of carried.entries()) {
    const forSchools = letters.flatMap(({ school, sentOn }) => {
      const entryId = schools[school]?.id
      return entryId === undefined ? [] : [{ entryId, sentOn }]
    })
    await recommenders.add(
      { ...context, now: () => new Date(at + index) },
      { ...fields, letters: forSchools },
    )
  }
}

/** Brings the brag sheet in, and returns whether there is one. One that was begun here stays. */
export async function importBragSheet(
  context: SignedInContext,
  carried: ArchiveContents['bragSheet'],
): Promise<boolean> {
  if (carried === null || (await bragSheetOf(context)) !== null) return false
  await saveBragSheet(context, carried)
  return true
}
