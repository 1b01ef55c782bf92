import { Tooltip } from '@mantine/core'

/**
 * The tooltip of `hints.tsx`. It is a separate file because it brings Mantine's positioning code, which no
 * page needs at first.
 */
export function HintTooltip({ target }: { target: HTMLElement }) {
  return (
    <Tooltip key={target.dataset.hint} target={target} label={target.dataset.hint} opened position="right" />
  )
}
