import { mondayOf } from '@bearings/domain/weeks/mondays'
import { draftOf, keepDraft } from '#platform/drafts/drafts.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { draftKey, lateDrafts } from './editing.ts'
import { LeftOver } from './left-over.tsx'
import { isBlank, typedSince, type WeekForm } from './week-form.ts'
import { leftInWords } from './words.ts'

/** What was typed for an earlier week and not saved before it ended, offered to the current one. */
export function LateDraft({ start, onAdd }: { start: string; onAdd: (typed: WeekForm) => void }) {
  const { userId } = useMe()
  const today = useToday()
  const late = start === mondayOf(today) ? newestLate(userId, start) : undefined
  if (!late) return null

  const { key, typed } = late
  const texts = [typed.weekGoal, ...typed.tasks.map(({ text }) => text)].filter((text) => text !== '')
  return (
    <LeftOver
      words={`${leftInWords(texts, key.slice(draftKey('').length), start)} Not saved yet.`}
      action="Add to this week"
      onAction={() => {
        keepDraft(userId, key, null)
        onAdd(typed)
      }}
    />
  )
}

function newestLate(userId: string, start: string) {
  const late = lateDrafts(userId, start).toSorted().toReversed()
  return late.map((key) => ({ key, typed: typedIn(userId, key) })).find(({ typed }) => !isBlank(typed))
}

function typedIn(userId: string, key: string): WeekForm {
  const { value, basedOn } = draftOf<WeekForm>(userId, key)!
  return typedSince(JSON.parse(basedOn) as WeekForm, value)
}
