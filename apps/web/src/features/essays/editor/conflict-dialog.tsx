import { countWords } from '@bearings/domain/essays/rules'
import type { Essay } from '@bearings/domain/essays/schema'
import { Button, Group, Modal, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ComparedText } from '../versions/compared-text.tsx'
import { useComparison } from '../versions/use-comparison.ts'
import { counted, momentIn } from '../words.ts'
import { useSetAside } from './use-set-aside.ts'
import classes from './conflict-dialog.module.css'

type Props = {
  essay: Essay
  mine: string
  saving: boolean
  timeZone: string
  onKeepMine: () => void
  onKeepOther: () => void
  onClose: () => void
}

/** Two tabs have written on one essay: both texts side by side, and neither is lost whichever is kept. */
export function ConflictDialog(props: Props) {
  const { essay, mine, saving, timeZone, onKeepMine, onKeepOther, onClose } = props
  const narrow = useMediaQuery('(max-width: 767px)')
  const parts = useComparison(mine, essay.content)
  const setAside = useSetAside()

  return (
    <Modal
      opened
      onClose={onClose}
      title="This essay was saved in another tab"
      size={1080}
      fullScreen={narrow ?? false}
    >
      <Text c="dimmed">
        Or on another device, since you began to type. Keep either text: the one you do not keep stays under
        Versions.
      </Text>
      <div className={classes.both}>
        <div className={classes.side}>
          <Title order={3}>Mine</Title>
          <Text size="sm" c="dimmed" mb="xs">
            Not saved yet · {counted(countWords(mine), 'word')}
          </Text>
          <ComparedText parts={parts} shows="one" label="Mine" className={classes.text!} />
        </div>
        <div className={classes.side}>
          <Title order={3}>The other</Title>
          <Text size="sm" c="dimmed" mb="xs">
            Saved {momentIn(timeZone, essay.updatedAt)} · {counted(essay.words, 'word')}
          </Text>
          <ComparedText parts={parts} shows="other" label="The other" className={classes.text!} />
        </div>
      </div>
      <Group justify="flex-end" mt="lg" className={classes.choices}>
        <Button variant="subtle" color="sea" onClick={onClose}>
          Decide later
        </Button>
        <Button
          variant="default"
          disabled={saving}
          loading={setAside.isPending}
          onClick={() => setAside.mutate({ id: essay.id, content: mine }, { onSuccess: onKeepOther })}
        >
          Keep the other
        </Button>
        <Button variant="default" disabled={setAside.isPending} loading={saving} onClick={onKeepMine}>
          Keep mine
        </Button>
      </Group>
    </Modal>
  )
}
