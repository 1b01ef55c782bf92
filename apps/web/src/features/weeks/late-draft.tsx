import { mondayOf } from '@bearings/domain/weeks/mondays'
import { useState } from 'react'
import { keepDraft } from '#platform/drafts/drafts.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { draftKey, lateDrafts } from './editing.ts'
import { LeftOver } from './left-over.tsx'
import type { WeekForm } from './week-form.ts'
import { leftInWords } from './words.ts'

type Props = { start: string; onAdd: (typed: WeekForm) => void; onDiscard: () => void }

/** What was typed for an earlier week and not saved before it ended, offered to the current one. */
export function LateDraft({ start, onAdd, onDiscard }: Props) {
  const { userId } = useMe()
  const today = useToday()
  const [, showAgain] = useState({})
  const late = start === mondayOf(today) ? lateDrafts(userId, start)[0] : undefined
  if (!late) return null

  const { typed, draft } = late
  const key = draftKey(late.start)
  const texts = [typed.weekGoal, ...typed.tasks.map(({ text }) => text)].filter((text) => text !== '')
  return (
    <LeftOver
      words={`${leftInWords(texts, late.start, start)} Not saved yet.`}
      action="Add to this week"
      onAction={() => {
        keepDraft(userId, key, null)
        onAdd(typed)
      }}
      onDiscard={() => {
        keepDraft(userId, key, null)
        onDiscard()
        showAgain({})
        notifyWithUndo('Draft discarded', () => {
          keepDraft(userId, key, draft)
          showAgain({})
          // The editor may have been closed meanwhile.
          onDiscard()
        })
      }}
    />
  )
}
