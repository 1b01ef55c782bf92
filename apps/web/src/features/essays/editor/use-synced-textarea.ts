import { useCallbackRef } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'

/**
 * A textarea that the browser keeps, letter by letter and without us, in step with a text that may also change from
 * elsewhere: a restored version, another tab's save. Gives the function to call with what was typed.
 */
export function useSyncedTextarea(text: string, onTyped: (typed: string) => void) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  // What it was last told, as opposed to its value, in which browsers write every line end as \n.
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
