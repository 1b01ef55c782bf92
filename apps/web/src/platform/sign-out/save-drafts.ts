import { draftKeysOf } from '../drafts/draft-storage.ts'
import { draftOf, keepDraft } from '../drafts/drafts.ts'
import { call } from '../queries/api.ts'

type Text = { content: unknown; revision: number }
type Essay = { content: string; revision: number }
type Note = Parameters<typeof call<'PUT /schools/list/{id}/research'>>[1]['content']

/** Milliseconds to wait for the server. */
const longest = 8000

/**
 * The drafts that can be saved without their page being open, which are the texts that save themselves, by
 * the prefix of their keys.
 */
const saves: Record<string, (id: string, text: Text) => Promise<unknown>> = {
  essay: (id, text) => {
    const { content, revision } = text as Essay
    return call('PUT /essays/{id}/text', { id, content, basedOn: revision })
  },
  note: (id, { content, revision }) =>
    call('PUT /schools/list/{id}/research', { id, content: content as Note, basedOn: revision }),
}

/**
 * Saves this person's drafts on this device, from any tab, as far as possible. Returns the keys of those that
 * remain.
 */
export async function saveDrafts(userId: string): Promise<string[]> {
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, longest))
  const all = Promise.allSettled(draftKeysOf(userId).map((key) => saveDraft(userId, key)))
  await Promise.race([all, tooLong])
  return draftKeysOf(userId)
}

async function saveDraft(userId: string, key: string): Promise<void> {
  const [kind = '', id = ''] = key.split('.')
  const draft = draftOf<Text>(userId, key)
  if (draft?.value.content === undefined || !saves[kind]) return
  await saves[kind](id, draft.value)
  // Text typed in the meantime is another draft.
  if (draftOf(userId, key)?.savedAt === draft.savedAt) keepDraft(userId, key, null)
}
