import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '#platform/navigation/after-paint.ts'

/**
 * Lets the browser draw a press before what it opens, which takes longer than a frame on a slow device.
 * @param act Opens it.
 * @returns The properties of the button, which is tinted meanwhile.
 */
export function usePressFirst(act: () => void) {
  const [isPressed, setPressed] = useState(false)
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])

  function onClick() {
    cancel.current()
    setPressed(true)
    cancel.current = afterPaint(() => {
      setPressed(false)
      act()
    })
  }
  return { onClick, 'data-pressed': isPressed || undefined }
}
