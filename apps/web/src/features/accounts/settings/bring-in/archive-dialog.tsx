import type { BroughtIn, Carried } from '@bearings/domain/archive/schema'
import { counted } from '@bearings/domain/words'
import { List, Text } from '@mantine/core'
import { Notice } from '#features/accounts/sign-in/notice.tsx'
import { momentIn } from '#platform/dates.ts'
import { explain } from '#platform/explain.ts'
import { useMe } from '#platform/me.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { useBringIn } from './use-bring-in.ts'

type Props = { content: Carried; seen: BroughtIn; onClose: () => void }

/** What an archive would bring, before it does. */
export function ArchiveDialog({ content, seen, onClose }: Props) {
  const { timeZone } = useMe()
  const bring = useBringIn(onClose)
  const hasMoney = Object.values(content.money).some((said) => said !== null)

  return (
    <FormDialog
      title="Bring this in?"
      submit="Bring In"
      isPending={bring.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        bring.mutate({ content, apply: true })
      }}
      onClose={onClose}
    >
      <Text>
        The archive of {seen.name} from {momentIn(timeZone, seen.madeAt)} brings:
      </Text>
      <List>
        <List.Item>a profile, {seen.profile}% complete</List.Item>
        <List.Item>
          {counted(seen.schools, 'school')}, with plans, checklists, research notes and aid letters
        </List.Item>
        <List.Item>{counted(seen.essays, 'essay')}, in the latest text</List.Item>
        <List.Item>{counted(seen.weeks, 'week')} of your weekly log</List.Item>
        {hasMoney && <List.Item>what you said of your family’s money</List.Item>}
      </List>
      {seen.byHand.length > 0 && (
        <Text>
          Not in the catalog here, so they come in as you would add them by hand: {seen.byHand.join(', ')}.
        </Text>
      )}
      <Text c="dimmed" size="sm">
        Your name, email and student ID stay those of this account. Earlier versions of essays, comments,
        scholarships, steps of financial aid, saved searches, preferences, what is in the trash, documents,
        your picture and conversations do not come along; they stay in the ZIP file.
      </Text>
      {bring.error && <Notice>{explain(bring.error)}</Notice>}
    </FormDialog>
  )
}
