import { countWords } from '@bearings/domain/essays/rules'
import type { Essay } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { momentIn } from '#platform/dates.ts'
import { sentNow } from '#platform/queries/api.ts'
import { ConflictModal } from '#ui/conflict-modal.tsx'
import { TwoTexts } from '#ui/two-texts.tsx'

type Props = {
  /** The essay as it was saved elsewhere. */
  other: Essay
  mine: string
  saving: boolean
  timeZone: string
  onKeepMine: () => void
  onKeepOther: () => void
  onClose: () => void
}

/**
 * The dialog for an essay that was changed in two tabs: shows both texts, and loses neither, whichever is
 * kept.
 */
export function ConflictDialog(props: Props) {
  const { other, mine, saving, timeZone, onKeepMine, onKeepOther, onClose } = props
  const setAside = useSetAside()

  return (
    <ConflictModal
      title="This essay was changed elsewhere"
      onClose={onClose}
      choices={
        <>
          <Button
            variant="default"
            disabled={saving}
            loading={setAside.isPending}
            onClick={() => setAside.mutate({ id: other.id, content: mine }, { onSuccess: onKeepOther })}
          >
            Keep the other version
          </Button>
          <Button
            variant="default"
            disabled={setAside.isPending}
            loading={saving}
            onClick={() =>
              setAside.mutate({ id: other.id, content: other.content }, { onSuccess: onKeepMine })
            }
          >
            Keep mine
          </Button>
        </>
      }
    >
      <Text c="dimmed">
        It was saved in another tab or on another device after you started typing. Keep either text; the other
        stays under Versions.
      </Text>
      <TwoTexts
        one={{ title: 'Mine', about: `Not saved yet · ${counted(countWords(mine), 'word')}`, text: mine }}
        other={{
          title: 'The other version',
          about: `Saved ${momentIn(timeZone, other.updatedAt)} · ${counted(other.words, 'word')}`,
          text: other.content,
        }}
      />
    </ConflictModal>
  )
}

/** Saves a text as a version, without making it the essay's text. */
function useSetAside() {
  return useMutation(sentNow('POST /essays/{id}/versions', 'Your version was not kept'))
}
