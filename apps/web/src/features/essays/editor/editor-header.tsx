import type { Essay } from '@bearings/domain/essays/schema'
import { Button, Group, Title } from '@mantine/core'
import { IconArrowLeft, IconArrowsMaximize, IconArrowsMinimize, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { Icon } from '#ui/icon.tsx'
import { focusKeys } from './use-focus-mode.ts'
import classes from './editor.module.css'

type Props = {
  essay: Essay
  /** Whether only the essay is on the screen. */
  isFocused: boolean
  onBack: () => void
  onChange: () => void
  onFocus: () => void
}

/** The prompt and the school, because two essays for one school differ only by prompt. */
export const EditorHeader = memo(function EditorHeader(props: Props) {
  const { essay, isFocused, onBack, onChange, onFocus } = props
  return (
    <header>
      <Group gap="xs" className={classes.back!}>
        {!isFocused && (
          <Button variant="default" size="sm" leftSection={<Icon of={IconArrowLeft} />} onClick={onBack}>
            Back
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          aria-pressed={isFocused}
          aria-keyshortcuts={focusKeys}
          leftSection={<Icon of={isFocused ? IconArrowsMinimize : IconArrowsMaximize} />}
          onClick={onFocus}
        >
          {isFocused ? 'Leave Focus' : 'Focus'}
        </Button>
      </Group>
      <div className="eyebrow">{essay.schoolName ?? 'Shared essay'}</div>
      <Title order={1} className={`text-title lines line-28 ${classes.prompt}`}>
        {essay.promptName}
      </Title>
      {!isFocused && (
        <Button
          variant="subtle"
          color="sea"
          size="compact-sm"
          mt={4}
          ml={-8}
          leftSection={<Icon of={IconPencil} size={16} />}
          onClick={onChange}
        >
          Edit prompt and deadline
        </Button>
      )}
    </header>
  )
})
