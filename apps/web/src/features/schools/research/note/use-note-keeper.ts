import type { ResearchNote } from '@bearings/domain/schools/research/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call, callLeaving, query } from '../../../../platform/api.ts'
import { draftKey } from '../../../../platform/draft-slots.ts'
import { draftOf, keepDraft } from '../../../../platform/drafts.ts'
import { useMe } from '../../../../platform/me.ts'
import { createTabNews } from '../../../../platform/tab-news.ts'
import { whenIdle } from '../../../../platform/when-idle.ts'
import { createNoteKeeper, type NoteDraft } from './note-keeper.ts'

const { announce, useNews } = createTabNews('notes')

/** Characters of JSON that a page may send while it goes; some of them take three bytes. */
const mostWhileLeaving = 20_000

/** The name under which this device keeps what is typed in a note; `id` is the entry's. */
export function draftName(id: string): string {
  return `note.${id}`
}

/** The keeper of one note in this tab, in touch with device, server and other tabs. `id` is the entry's. */
export function useNoteKeeper(id: string, slot: number, note: ResearchNote) {
  const queryClient = useQueryClient()
  const { userId } = useMe()
  const [keeper] = useState(create)
  const state = useSyncExternalStore(keeper.subscribe, keeper.state)

  useNews(
    () =>
      void queryClient.invalidateQueries({
        queryKey: query('GET /schools/list/{id}/research', { id }).queryKey,
      }),
  )
  useEffect(() => keeper.takeIn(note), [keeper, note])

  return { keeper, state }

  function create() {
    const key = draftKey(draftName(id), slot)
    const newest = query('GET /schools/list/{id}/research', { id })
    const left = draftOf<NoteDraft>(userId, key)
    /** When this tab has last kept something: another one may have taken over what was left here. */
    let kept = left?.savedAt

    return createNoteKeeper(note, left?.value ?? null, {
      keep(draft) {
        if (!draft) return draftOf(userId, key)?.savedAt !== kept || keepDraft(userId, key, null)
        kept = new Date().toISOString()
        return keepDraft(userId, key, { value: draft, savedAt: kept, basedOn: String(draft.revision) })
      },
      save(content, basedOn, leaving) {
        const isShort = leaving && JSON.stringify(content).length < mostWhileLeaving
        return (isShort ? callLeaving : call)('PUT /schools/list/{id}/research', { id, content, basedOn })
      },
      load: () => queryClient.fetchQuery({ ...newest, staleTime: 0 }),
      whenIdle,
      onSaved(saved) {
        queryClient.setQueryData(newest.queryKey, saved)
        announce()
      },
    })
  }
}
