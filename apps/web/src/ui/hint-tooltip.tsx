import { Tooltip } from '@mantine/core'

/** Apart from `hints.tsx`, since it brings what places things beside each other, and no page needs that to begin with. */
export function HintTooltip({ target }: { target: HTMLElement }) {
  return (
    <Tooltip key={target.dataset.hint} target={target} label={target.dataset.hint} opened position="right" />
  )
}
