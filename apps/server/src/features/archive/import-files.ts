import type { Actor } from '@bearings/domain/actor'
import type { Database } from '#database/open.ts'
import * as avatars from '#features/files/avatars/service.ts'
import * as documents from '#features/files/documents/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import type { Archive } from './read-archive.ts'

type Context = Pick<SignedInContext, 'db' | 'now'> & { actor: Actor }

/**
 * Checks the files of an archive as uploads are checked, and returns their contents and a function that
 * writes their rows. A picture that this account already has stays.
 * @throws {Failure} for the first file that is refused.
 */
export async function preparedFiles(context: Context, { carried, documents: given, picture }: Archive) {
  const { actor } = context
  const prepared = []
  for (const [index, { name, kind }] of carried.documents.entries()) {
    // Each a millisecond older than the one before: the archive has the newest first, as the list does.
    const now = () => new Date(context.now().getTime() - index)
    prepared.push(await documents.prepared({ now }, actor, { name, kind }, given[index]!))
  }
  const own = picture && (await avatars.hasAvatar(context)) ? null : picture
  const drawn = own ? await avatars.prepared(context, actor, own) : null
  const all = [...prepared, ...(drawn ? [drawn] : [])]
  return {
    contents: all.flatMap(({ contents }) => contents),
    hasPicture: drawn !== null,
    write: async (tx: Database) => {
      for (const { write } of all) await write(tx)
    },
  }
}
