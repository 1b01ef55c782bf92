import { Button, Group, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './two-texts.module.css'

type Props = { title: string; choices: ReactNode; onClose: () => void; children: ReactNode }

/** Two tabs have written on one text: what each has, and what can be kept. */
export function ConflictModal({ title, choices, onClose, children }: Props) {
  const narrow = useMediaQuery('(max-width: 767px)')

  return (
    <Modal opened onClose={onClose} title={title} size={1080} fullScreen={narrow ?? false}>
      {children}
      <Group justify="flex-end" mt="lg" className={classes.choices}>
        <Button variant="subtle" color="sea" onClick={onClose}>
          Decide later
        </Button>
        {choices}
      </Group>
    </Modal>
  )
}
