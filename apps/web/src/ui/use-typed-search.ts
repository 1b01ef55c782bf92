import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

/**
 * Holds the text of a search field. When typing pauses, the text is searched, which changes the URL; and the field
 * follows the URL if that changes otherwise, such as by a link.
 * @param searched The text in the URL.
 * @param pause Milliseconds after which typing counts as paused.
 */
export function useTypedSearch(searched: string, onSearch: (text: string) => void, pause: number) {
  const [text, setText] = useState(searched)
  const [before, setBefore] = useState(searched)
  /** What was searched and is not in the URL yet: it comes late on a slow device, when more has been typed. */
  const [awaited, setAwaited] = useState<readonly string[]>([])
  if (searched !== before) {
    const at = awaited.indexOf(searched)
    setBefore(searched)
    setAwaited(at < 0 ? [] : awaited.slice(at + 1))
    if (at < 0) setText(searched)
  }
  const search = useDebouncedCallback((typed: string) => {
    setAwaited((others) => [...others, typed])
    onSearch(typed)
  }, pause)

  return {
    text,
    type: (typed: string) => {
      setText(typed)
      search(typed.trim())
    },
  }
}
