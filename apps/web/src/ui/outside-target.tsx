import { useLayoutEffect } from 'react'

type Props = {
  /** The button, which stands outside of what it opens. */
  of: HTMLElement
  /** Given by Mantine: `refProp="reference"` at its target. */
  reference?: (button: HTMLElement | null) => void
}

/**
 * The target of a menu or popover whose code came after its button. Mantine's own target would put another element in the
 * button's place, and a press that had begun on the first would be lost.
 */
export function OutsideTarget({ of, reference }: Props) {
  useLayoutEffect(() => {
    reference?.(of)
    return () => reference?.(null)
  }, [of, reference])
  return null
}
