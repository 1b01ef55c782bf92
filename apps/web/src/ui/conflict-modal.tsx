import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import classes from './two-texts.module.css'

type Props = { title: string; choices: ReactNode; onClose: () => void; children: ReactNode }

/** The dialog for a text that was changed in two tabs: shows both versions and the choices. */
export function ConflictModal({ title, choices, onClose, children }: Props) {
  return (
    <Dialog onClose={onClose} title={title} size={1080}>
      {children}
      <Group justify="flex-end" mt="lg" className={classes.choices}>
        <Button variant="subtle" color="sea" onClick={onClose}>
          Decide later
        </Button>
        {choices}
      </Group>
    </Dialog>
  )
}
