import type { PersonPage } from '@bearings/domain/people/schema'
import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ClassDialog } from './class-dialog.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { type SupportAct, supportActs } from './support-acts.ts'
import { SupportDialog } from './support-dialog.tsx'

/** What an admin can do for a person; nothing for another admin. */
export function Support({ person }: { person: PersonPage }) {
  const [open, setOpen] = useState<SupportAct | 'class' | 'email' | null>(null)
  const close = () => setOpen(null)
  const acts = supportActs.filter(({ isFor }) => isFor(person))
  const button = (act: SupportAct) => (
    <Button
      key={act.key}
      {...(act.isDestructive ? { variant: 'light', color: 'coral' } : { variant: 'default' })}
      onClick={() => setOpen(act)}
    >
      {act.action}…
    </Button>
  )
  return (
    <Card component="section" aria-label="Help">
      <Title order={2}>Help</Title>
      <Text c="dimmed" mt={2} mb="md">
        {person.role === 'admin'
          ? 'Only its owner changes an admin’s account. You can give them another role first.'
          : 'You are asked how you made sure who is asking. Your answer is kept in the audit log.'}
      </Text>
      {person.role !== 'admin' && (
        <Group gap="xs">
          {acts.filter(({ isDestructive }) => !isDestructive).map(button)}
          <Button variant="default" onClick={() => setOpen('email')}>
            Change Email…
          </Button>
          {person.role === 'student' && (
            <Button variant="default" onClick={() => setOpen('class')}>
              Set Class…
            </Button>
          )}
          {acts.filter(({ isDestructive }) => isDestructive).map(button)}
        </Group>
      )}
      {open === 'class' && <ClassDialog person={person} onClose={close} />}
      {open === 'email' && <EmailDialog person={person} onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <SupportDialog act={open} person={person} onClose={close} />
      )}
    </Card>
  )
}
