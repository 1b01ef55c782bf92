import { limits } from '@bearings/domain/essays/options'
import type { Essay } from '@bearings/domain/essays/schema'
import { Failure } from '@bearings/domain/failure'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createAutosave, type Autosave } from '#platform/autosave/autosave.ts'
import type { SaveReason, Unsent } from '#platform/autosave/types.ts'
import { useAutosave } from '#platform/autosave/use-autosave.ts'
import { draftKey } from '#platform/drafts/draft-slots.ts'
import { afterWrite } from '#platform/queries/after-write.ts'
import { call, callKeepalive, query } from '#platform/queries/api.ts'
import { draftName } from '../draft-name.ts'
import { showEssay } from '../essays-cache.ts'

export type EssayAutosave = Autosave<string, Essay>

/** The most characters that a closing page may send; some take three bytes. */
const mostWhileLeaving = 20_000
const timeToVersion = limits.minutesToVersion * 60_000

/**
 * Keeps one essay's text in this tab. `seen` is the newest revision that was saved here or that the student
 * knows of.
 */
export function useEssayAutosave(essay: Essay, slot: number) {
  const { id } = essay
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(essay.revision)
  const key = draftKey(draftName(id), slot)
  const kept = useAutosave<string, Essay, EssayAutosave>(key, essay, (left, device) => {
    let versionAt = Date.now()

    return createAutosave<string, Essay>(essay, usable(left), {
      ...device,
      empty: '',
      keepsVersions: true,
      isSavedElsewhere: (error) => error instanceof Failure && error.rule === 'essay-saved-elsewhere',
      save(content, basedOn, occasion) {
        const keep = isForGood(occasion) || Date.now() - versionAt >= timeToVersion
        if (keep) versionAt = Date.now()
        const isGoing = occasion === 'hide' || occasion === 'leave'
        const isShort = isGoing && content.length < mostWhileLeaving
        return (isShort ? callKeepalive : call)('PUT /essays/{id}/text', { id, content, basedOn, keep })
      },
      load: () => queryClient.fetchQuery({ ...query('GET /essays/{id}', { id }), staleTime: 0 }),
      onSaved(saved) {
        setSeen(saved.revision)
        void showEssay(queryClient, saved)
        afterWrite(queryClient, 'PUT /essays/{id}/text', { id }, 'GET /essays/{id}')
      },
    })
  })

  return { ...kept, key, seen, setSeen }
}

function isForGood(occasion: SaveReason): boolean {
  return occasion === 'ask' || occasion === 'leave'
}

/** Returns a draft if it has the form that this version of the app writes. */
function usable(left: Unsent<string> | null): Unsent<string> | null {
  if (typeof left?.content !== 'string') return null
  return { content: left.content, revision: left.revision, sent: left.sent ?? [] }
}
