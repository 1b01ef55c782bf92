import type { Essay } from '@bearings/domain/essays/schema'
import { Button, Title } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { Icon } from '#ui/icon.tsx'
import classes from './editor.module.css'

type Props = { essay: Essay; onBack: () => void; onChange: () => void }

/** The prompt and the school, because two essays for one school differ only by prompt. */
export const EditorHeader = memo(function EditorHeader({ essay, onBack, onChange }: Props) {
  return (
    <header>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon of={IconArrowLeft} />}
        onClick={onBack}
        className={classes.back}
      >
        Back
      </Button>
      <div className="eyebrow">{essay.schoolName ?? 'Shared essay'}</div>
      <Title order={1} className={classes.prompt}>
        {essay.promptName}
      </Title>
      <Button
        variant="subtle"
        color="sea"
        size="compact-sm"
        className={classes.change}
        leftSection={<Icon of={IconPencil} size={16} />}
        onClick={onChange}
      >
        Edit prompt and deadline
      </Button>
    </header>
  )
})
