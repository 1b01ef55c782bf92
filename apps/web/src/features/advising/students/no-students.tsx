import { Card, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { LinkButton } from '../../../ui/link-button.tsx'
import classes from './students.module.css'

/** An advisor's beginning: what will stand here, and how the first student comes. */
export function NoStudents() {
  return (
    <Card>
      <Stack align="center" gap="xs" ta="center" py="lg">
        <IconUsers size={32} stroke={1.5} className={classes.icon} aria-hidden />
        <Text fw={550}>No students assigned yet.</Text>
        <Text c="dimmed" maw={460}>
          You and a student are connected by a request, which one of you sends and the other accepts. Nothing
          of a student is visible to you before that.
        </Text>
        <LinkButton to="/advisor/dashboard" search={{ tab: 'add' }} variant="default" mt="xs">
          Find a student by student ID
        </LinkButton>
      </Stack>
    </Card>
  )
}
