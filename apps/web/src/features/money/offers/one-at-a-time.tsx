import { ActionIcon, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import classes from './offers.module.css'

type Props = {
  names: readonly string[]
  /** The index of the offer that is shown. */
  at: number
  onMove: (at: number) => void
}

/** The switch between offers on a phone, where one fills the screen. */
export function OneAtATime({ names, at, onMove }: Props) {
  if (names.length < 2) return null
  const step = (label: string, icon: typeof IconChevronLeft, to: number) => (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      disabled={names[to] === undefined}
      onClick={() => onMove(to)}
    >
      <Icon of={icon} />
    </ActionIcon>
  )
  return (
    <nav className={`${classes.switch} no-print`} aria-label="Offers">
      {step('Previous offer', IconChevronLeft, at - 1)}
      <Text component="output" ta="center" aria-live="polite">
        <strong>{names[at]}</strong>
        <span className="block muted text-caption">
          {at + 1} of {names.length}
        </span>
      </Text>
      {step('Next offer', IconChevronRight, at + 1)}
    </nav>
  )
}
