import { useLayoutEffect } from 'react'

type Props = {
  /** The button, which stands outside the menu or popover that it opens. */
  of: HTMLElement
  /** Passed by Mantine, because of `refProp="reference"` on its target. */
  reference?: (button: HTMLElement | null) => void
}

/**
 * The target of a menu or popover whose code loads after its button. Mantine's own target would replace the
 * button's element, and a press that had begun on the first would be lost.
 */
export function OutsideTarget({ of, reference }: Props) {
  useLayoutEffect(() => {
    reference?.(of)
    return () => reference?.(null)
  }, [of, reference])
  return null
}
