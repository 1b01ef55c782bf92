import type { Essay } from '@bearings/domain/essays/schema'
import { useCallbackRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { draftOf, keepDraft } from '#platform/drafts.ts'
import { useMe } from '#platform/me.ts'
import { useEssayKeeper } from './use-essay-keeper.ts'

/** Characters up to which it is kept on the device at each letter. */
const short = 20_000

/** The text of an essay as it stands in this tab. It keeps and saves itself. */
export function useEssayText(essay: Essay, slot: number) {
  const { userId } = useMe()
  const { keeper, state, left, key, seen, setSeen } = useEssayKeeper(essay, slot)
  const [content, setContent] = useState(keeper.opening)
  const [opened] = useState(essay.content)
  const [restored, setRestored] = useState(keeper.opening === essay.content ? null : left)
  const latest = useRef(content)

  const show = useCallbackRef((text: string) => {
    latest.current = text
    setContent(text)
  })
  useEffect(
    () => keeper.open({ read: () => latest.current, show, isShort: () => latest.current.length < short }),
    [keeper, show],
  )

  return {
    keeper,
    state,
    content,
    restored,
    /** It was saved elsewhere, and this tab shows what was. */
    isNews: essay.revision > seen && state.other === null,
    markSeen: () => setSeen(essay.revision),

    write(typed: string) {
      show(typed)
      setRestored(null)
      setSeen(essay.revision)
      keeper.typed()
    },

    /** Shows this text, which the server has, instead of what is typed. */
    takeOver(text: Essay) {
      keeper.takeOver(text)
      setRestored(null)
      setSeen(text.revision)
    },

    /** Goes back to the text before what was restored. The function that it returns takes that back. */
    dropRestored() {
      const [typed, notice] = [latest.current, restored]
      if (state.other) keeper.takeOver(state.other)
      else keeper.write(opened)
      setRestored(null)
      return () => {
        keeper.write(typed)
        setRestored(notice)
      }
    },

    /** Discards unsaved changes. Returns a function that restores them. */
    discard() {
      const draft = draftOf(userId, key)
      keeper.takeOver(state.other)
      return () => void keepDraft(userId, key, draft)
    },
  }
}
