import { useCallbackRef } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps an uncontrolled textarea in sync with a text that may also change elsewhere: a restored version,
 * another tab's save. Returns the handler to call with what was typed.
 */
export function useSyncedTextarea(text: string, onTyped: (typed: string) => void) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  // The text last set, and not the field's value, in which browsers write every line end as \n.
  const lastText = useRef(text)

  useLayoutEffect(() => {
    if (text === lastText.current || !textarea.current) return
    textarea.current.value = text
    lastText.current = text
  }, [text])

  const onInput = useCallbackRef((typed: string) => {
    lastText.current = typed
    onTyped(typed)
  })
  return { textarea, onInput }
}
