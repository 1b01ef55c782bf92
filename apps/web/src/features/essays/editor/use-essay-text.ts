import type { Essay } from '@bearings/domain/essays/schema'
import { useCallbackRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { draftOf, keepDraft } from '#platform/drafts/drafts.ts'
import { useMe } from '#platform/session/me.ts'
import { useEssayAutosave } from './use-essay-autosave.ts'

/** The longest text, in characters, that is stored on the device at each keystroke. */
const short = 20_000

/** Holds the text of an essay in this tab, and stores and saves it automatically. */
export function useEssayText(essay: Essay, slot: number) {
  const { userId } = useMe()
  const { autosave, state, left, key, seen, setSeen } = useEssayAutosave(essay, slot)
  const [content, setContent] = useState(autosave.opening)
  const [opened] = useState(essay.content)
  const [restored, setRestored] = useState(autosave.opening === essay.content ? null : left)
  const latest = useRef(content)

  const show = useCallbackRef((text: string) => {
    latest.current = text
    setContent(text)
  })
  useEffect(
    () => autosave.open({ read: () => latest.current, show, isShort: () => latest.current.length < short }),
    [autosave, show],
  )

  return {
    autosave,
    state,
    content,
    restored,
    /** Whether this tab shows a text that was saved elsewhere, and the student has not noticed yet. */
    isNews: essay.revision > seen && state.other === null,
    markSeen: () => setSeen(essay.revision),

    write(typed: string) {
      show(typed)
      setRestored(null)
      setSeen(essay.revision)
      autosave.typed()
    },

    /** Replaces what is typed with this text from the server. */
    takeOver(text: Essay) {
      autosave.takeOver(text)
      setRestored(null)
      setSeen(text.revision)
    },

    /** Returns to the text before the restored draft. The returned function undoes this. */
    dropRestored() {
      const [typed, notice] = [latest.current, restored]
      if (state.other) autosave.takeOver(state.other)
      else autosave.write(opened)
      setRestored(null)
      return () => {
        autosave.write(typed)
        setRestored(notice)
      }
    },

    /** Discards unsaved changes. Returns the function that restores them. */
    discard() {
      const draft = draftOf(userId, key)
      autosave.takeOver(state.other)
      return () => void keepDraft(userId, key, draft)
    },
  }
}
