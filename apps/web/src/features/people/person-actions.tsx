import type { Role } from '@bearings/domain/actor'
import type { GivenRole, Person } from '@bearings/domain/people/schema'
import { roleNames } from '@bearings/domain/role-names'
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { StudentsLeft } from './students-left.tsx'
import { disableAct, signOutAct } from './support/support-acts.ts'
import { SupportDialog } from './support/support-dialog.tsx'
import { usePersonActions } from './use-person-actions.ts'

const given: readonly GivenRole[] = ['student', 'advisor', 'admin']

type ConfirmedAction = { role: GivenRole } | 'disable' | 'sign-out'

type Props = { person: Person; onActed?: () => void }

/** An admin's actions on one account. Destructive actions ask for confirmation. */
export function PersonActions({ person, onActed }: Props) {
  const { id, fullName, role, isDisabled, awaitsApproval } = person
  const [confirming, setConfirming] = useState<ConfirmedAction | null>(null)
  const stop = () => setConfirming(null)
  const done = () => {
    stop()
    onActed?.()
  }
  const { approve, enable, setRole } = usePersonActions(done)
  const others = given.filter((other) => other !== role)

  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {awaitsApproval && (
        <Button
          size="compact-md"
          variant="default"
          aria-label={`Approve ${fullName}`}
          loading={approve.isPending}
          onClick={() => approve.mutate({ id })}
        >
          Approve
        </Button>
      )}
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More for ${fullName}`}>
            <Icon of={IconDots} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((other) => (
            <Menu.Item key={other} onClick={() => setConfirming({ role: other })}>
              Make {roleNames[other]}…
            </Menu.Item>
          ))}
          {(role !== 'admin' || isDisabled) && <Menu.Divider />}
          {role !== 'admin' && (
            <Menu.Item onClick={() => setConfirming('sign-out')}>Sign out everywhere…</Menu.Item>
          )}
          {isDisabled ? (
            <Menu.Item onClick={() => enable.mutate({ id })}>Enable account</Menu.Item>
          ) : (
            role !== 'admin' && (
              <Menu.Item color="var(--coral)" onClick={() => setConfirming('disable')}>
                Disable account…
              </Menu.Item>
            )
          )}
        </Menu.Dropdown>
      </Menu>
      {confirming === 'disable' && (
        <SupportDialog act={disableAct} person={person} onClose={stop} onDone={onActed} />
      )}
      {confirming === 'sign-out' && <SupportDialog act={signOutAct} person={person} onClose={stop} />}
      {confirming !== null && typeof confirming === 'object' && (
        <ConfirmDialog
          title={`Make ${fullName} ${article[confirming.role]}?`}
          action={`Make ${roleNames[confirming.role]}`}
          isDestructive={role !== 'student' || confirming.role === 'admin'}
          isPending={setRole.isPending}
          onCancel={stop}
          onConfirm={() => setRole.mutate({ id, role: confirming.role })}
        >
          <StudentsLeft person={person} onLeave={stop} />
          <Text>{consequence(role, confirming.role)}</Text>
        </ConfirmDialog>
      )}
    </Group>
  )
}

const article: Record<GivenRole, string> = { student: 'a student', advisor: 'an advisor', admin: 'an admin' }

function consequence(from: Role, to: GivenRole): string {
  const lost = {
    advisor: 'Their connections to students end, and their students are told. ',
    student: 'If they have an advisor, that connection ends. ',
    guardian: 'Their connections to students end. ',
    admin: 'They can no longer open the admin pages. ',
  }[from]
  const gained = {
    admin: 'As an admin they can manage every account and the catalog.',
    advisor: 'As an advisor they can find students and ask to advise them.',
    student: 'As a student they have their own list, essays and deadlines.',
  }[to]
  return lost + gained
}
