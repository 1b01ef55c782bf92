import { useWindowEvent } from '@mantine/hooks'

/** Calls `onSave` on Ctrl+S or Cmd+S. */
export function useSaveKeys(onSave: () => void): void {
  useWindowEvent('keydown', (event) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
    if (!isSave || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!event.repeat) onSave()
  })
}
