import { Failure } from '@bearings/domain/failure'
import { draftKeysOf } from '../drafts/draft-storage.ts'
import { draftOf, keepDraft } from '../drafts/drafts.ts'
import { call } from '../queries/api.ts'

type Text = { content: unknown; revision: number }
type Essay = { content: string; revision: number }
type Note = Parameters<typeof call<'PUT /schools/list/{id}/research'>>[1]['content']

/** Milliseconds to wait for the server, and for another tab that may be saving the same text. */
const [longest, ofOtherTab] = [8000, 2000]

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
  try {
    await saves[kind](id, draft.value)
  } catch (error) {
    if (error instanceof Failure && error.code === 'RULE_BROKEN') await otherTab(userId, key)
    throw error
  }
  if (draftOf(userId, key)?.savedAt === draft.savedAt) keepDraft(userId, key, null)
  // Kept in the meantime, it is another draft, which its own tab saves.
  else await otherTab(userId, key)
}

/** Waits until another tab, which saves the text as well, has removed the draft, as far as there is one. */
async function otherTab(userId: string, key: string): Promise<void> {
  for (let waited = 0; waited < ofOtherTab && draftOf(userId, key); waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50))
}
