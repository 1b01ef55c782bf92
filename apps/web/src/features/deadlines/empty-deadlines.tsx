import { Card, Text, Title } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { LinkButton } from '../../ui/link-button.tsx'
import classes from './empty-deadlines.module.css'

/** What this place is for, and the first step. */
export function EmptyDeadlines() {
  return (
    <Card className={classes.card}>
      <IconCalendarEvent size={32} stroke={1.5} className={classes.icon} aria-hidden />
      <Title order={2}>When is it due?</Title>
      <Text c="dimmed" maw={460}>
        The deadlines of your schools, essays and checklists meet here, with what is left to do for each.
        Begin with a school on your list; many bring their dates along.
      </Text>
      <LinkButton to="/schools" search={{ add: true }} size="md" mt="xs">
        Add a school
      </LinkButton>
    </Card>
  )
}
