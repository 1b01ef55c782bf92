import type { ImportResult } from '@bearings/domain/archive/schema'
import { counted } from '@bearings/domain/words'
import { List, Progress, Text } from '@mantine/core'
import { Notice } from '#features/accounts/sign-in/notice.tsx'
import { momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { explain } from '#product/explain.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { type Seen, useImportArchive } from './use-import-archive.ts'

type Props = Seen & { onClose: () => void }

/** A preview of what an archive would import. */
export function ArchiveDialog({ file, seen, onClose }: Props) {
  const { timeZone } = useMe()
  const importing = useImportArchive(onClose)

  return (
    <FormDialog
      title="Import this archive?"
      submit="Import"
      isPending={importing.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        importing.mutate(file)
      }}
      onClose={onClose}
    >
      <Text>
        The archive of {seen.name} from {momentIn(timeZone, seen.madeAt)} contains:
      </Text>
      <List>
        {comingWith(seen).map((words) => (
          <List.Item key={words}>{words}</List.Item>
        ))}
      </List>
      {seen.byHand.length > 0 && (
        <Text>
          These are not in this server’s catalog, so they are added as if you had entered them by hand:{' '}
          {seen.byHand.join(', ')}.
        </Text>
      )}
      <Text c="dimmed" size="sm">
        Earlier versions of essays are marked as imported from another account and are not part of an
        authorship record here. Nothing is shared with an advisor, and your public page stays off, until you
        decide otherwise. This account keeps its own name, email and student ID.
      </Text>
      <Text c="dimmed" size="sm">
        Anything that involves other people is not imported: comments, tasks and advisors. Neither are
        navigator conversations, a story, notifications or the trash. All of it stays in the ZIP file.
        {seen.versionsLeft > 0 &&
          ` So do the ${counted(seen.versionsLeft, 'oldest version')}, for which there is no room.`}
      </Text>
      {importing.sent !== null && <Progress value={importing.sent * 100} aria-label="Sent" />}
      {importing.error && <Notice>{explain(importing.error)}</Notice>}
    </FormDialog>
  )
}

/** Lists in words what the archive contains. */
function comingWith(seen: ImportResult): string[] {
  const { schools, essays, versions, weeks, recommenders, scholarships, searches, documents } = seen
  const some = (count: number, noun: string) => (count > 0 ? [counted(count, noun)] : [])
  return [
    `a profile, ${seen.profile}% filled in`,
    `${counted(schools, 'school')}, with plans, checklists, research notes and aid letters`,
    `${counted(essays, 'essay')}, with ${counted(versions, 'earlier version')}`,
    `${counted(weeks, 'week')} of your weekly log`,
    ...(seen.money ? ['what you entered about your family’s finances'] : []),
    ...some(recommenders, 'recommender'),
    ...(seen.bragSheet ? ['your brag sheet'] : []),
    ...some(scholarships, 'scholarship'),
    ...some(searches, 'saved search'),
    ...some(documents, 'document'),
    ...(seen.picture ? ['your picture'] : []),
    'your notification settings, and the financial aid steps you have finished',
  ]
}
