import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '#platform/navigation/after-paint.ts'

/**
 * Lets a control show at once what was chosen. The page that the choice changes is told after the next frame, so
 * that on a slow device the frame that answers the press does not wait for the page.
 * @param value What the page shows now.
 * @param tell Changes what the page shows.
 * @returns What the control shows, and the function that chooses.
 */
export function useImmediateValue<Value extends string | string[] | boolean>(
  value: Value,
  tell: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState<{ from: Value; to: Value }>()
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])
  // The page has followed, to this choice or to another.
  if (chosen && String(chosen.from) !== String(value)) setChosen(undefined)

  function choose(to: Value) {
    cancel.current()
    setChosen({ from: value, to })
    cancel.current = afterPaint(() => tell(to))
  }
  return [chosen ? chosen.to : value, choose]
}
