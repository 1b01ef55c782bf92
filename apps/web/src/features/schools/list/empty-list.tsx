import { Button, Card, Text, Title } from '@mantine/core'
import { IconMapPin, IconPlus } from '@tabler/icons-react'
import classes from './empty-list.module.css'

/** What this place is for, and the first step. */
export function EmptyList({ onAdd, onIntent }: { onAdd: () => void; onIntent: () => void }) {
  return (
    <Card className={classes.card}>
      <IconMapPin size={32} stroke={1.5} className={classes.icon} aria-hidden />
      <Title order={2}>Where might you go?</Title>
      <Text c="dimmed" maw={460}>
        Keep every college you are thinking about here, with its deadlines, its figures and where your
        application stands. Start with one you already have in mind; nothing is final.
      </Text>
      <Button
        size="md"
        mt="xs"
        leftSection={<IconPlus size={18} stroke={1.75} />}
        onClick={onAdd}
        onMouseEnter={onIntent}
        onFocus={onIntent}
      >
        Add School
      </Button>
    </Card>
  )
}
