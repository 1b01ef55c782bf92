import { additionInWords } from '@bearings/domain/essays/asked/words'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCycle } from '#colleges/use-cycle.ts'
import { Icon } from '#ui/icon.tsx'
import { useAddAsked } from './use-add-asked.ts'
import { useAsked } from './use-asked.ts'

/** On the page of essays: the button that adds what a school requires and the student does not have. */
export function AskedOfSection({ entryId, name }: { entryId: string; name: string }) {
  const { school, missing } = useAsked(entryId)
  const cycle = useCycle()
  const addAsked = useAddAsked()
  if (!school || missing.length === 0) return null

  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon of={IconPlus} />}
      aria-label={`${name}: ${additionInWords(missing.length, false)}`}
      loading={addAsked.isPending}
      onClick={() => addAsked.mutate({ entryIds: [entryId] })}
    >
      {additionInWords(missing.length, school.own !== null && school.own.cycle < cycle)}
    </Button>
  )
}
