import type { Essay } from '@bearings/domain/essays/schema'
import { Button, Title } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import classes from './editor.module.css'

type Props = { essay: Essay; onBack: () => void; onChange: () => void }

/** Whom it is for and what is asked. */
export const EditorHeader = memo(function EditorHeader({ essay, onBack, onChange }: Props) {
  return (
    <header className={classes.header}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
        onClick={onBack}
        className={classes.back}
      >
        Back
      </Button>
      <div className="eyebrow">{essay.schoolName ? 'Your essay for' : 'Your shared essay'}</div>
      <Title order={1}>{essay.schoolName ?? 'For several schools'}</Title>
      <p className={classes.prompt}>{essay.promptName}</p>
      <Button
        variant="subtle"
        color="sea"
        size="compact-sm"
        className={classes.change}
        leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        onClick={onChange}
      >
        Change what is asked
      </Button>
    </header>
  )
})
