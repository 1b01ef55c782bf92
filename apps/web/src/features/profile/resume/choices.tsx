import {
  partWords,
  type ResumeLook,
  resumeLooks,
  type ResumePart,
} from '@bearings/domain/profile/resume/options'
import type { ResumeChoices } from '@bearings/domain/profile/resume/rules'
import { ActionIcon, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import type { Part } from './paper.tsx'

type Props = {
  choices: ResumeChoices
  /** All that the profile has, hidden or not. */
  parts: readonly Part[]
  onChoose: (changes: Partial<ResumeChoices>) => void
}

const lookWords: Record<ResumeLook, string> = { plain: 'Plain', columns: 'Two columns' }

/** What the student chooses for the résumé: its look, the order of its parts, and what it tells. */
export function Choices({ choices: { look, order, hidden }, parts, onChoose }: Props) {
  const shown = parts.map(({ part }) => part)

  function show(key: string, isShown: boolean) {
    onChoose({ hidden: isShown ? hidden.filter((other) => other !== key) : [...hidden, key] })
  }

  /** Moves a part beyond its neighbor on the page: parts without items stand nowhere. */
  function move(part: ResumePart, neighbor: ResumePart) {
    onChoose({
      order: order.map((other) => (other === part ? neighbor : other === neighbor ? part : other)),
    })
  }

  const box = (key: string, label: string) => (
    <Checkbox
      key={key}
      label={label}
      checked={!hidden.includes(key)}
      onChange={({ currentTarget: { checked } }) => show(key, checked)}
    />
  )

  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label="Look"
        value={look}
        onChange={(value) => onChoose({ look: value as ResumeLook })}
        data={resumeLooks.map((value) => ({ value, label: lookWords[value] }))}
      />
      {box('email', 'Email address')}
      {parts.map(({ part, items }, index) => (
        <Stack key={part} gap="xs" component="fieldset" bd={0} p={0} m={0} aria-label={partWords[part]}>
          <Group justify="space-between" wrap="nowrap">
            <Text fw={600}>{partWords[part]}</Text>
            <Group gap={0} wrap="nowrap">
              <MoveButton of={part} to={shown[index - 1]} direction="up" onMove={move} />
              <MoveButton of={part} to={shown[index + 1]} direction="down" onMove={move} />
            </Group>
          </Group>
          {items.map(({ key, title }) => box(key, title))}
        </Stack>
      ))}
    </Stack>
  )
}

type MoveProps = {
  of: ResumePart
  to: ResumePart | undefined
  direction: 'up' | 'down'
  onMove: (part: ResumePart, neighbor: ResumePart) => void
}

function MoveButton({ of: part, to, direction, onMove }: MoveProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="sea"
      size={44}
      opacity={to === undefined ? 0.35 : 1}
      aria-label={`Move ${partWords[part]} ${direction}`}
      // A disabled button would lose the focus at the end of the way.
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onMove(part, to)}
    >
      <Icon of={direction === 'up' ? IconArrowUp : IconArrowDown} />
    </ActionIcon>
  )
}
