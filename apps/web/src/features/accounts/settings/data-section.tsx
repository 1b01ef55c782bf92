import { say } from '@bearings/domain/say'
import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { download } from '#platform/files/download.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { Icon } from '#ui/icon.tsx'
import { ImportArchive } from './import-archive/import-archive.tsx'
import { Section } from './section.tsx'

/** The download of all of a person's data, and a student's import of such a download. */
export function DataSection({ isStudent }: { isStudent: boolean }) {
  const save = useMutation({
    mutationFn: () => download('/me/archive', 'bearings.zip'),
    onSuccess: () => notify({ title: say('Your data has been downloaded') }),
    onError: (error) => notifyFailure(say('Not downloaded'), error),
  })
  return (
    <Section
      title={say('Your Data')}
      text={
        isStudent
          ? 'One ZIP file: essays and notes as Markdown and Word, your list as a spreadsheet, your dates as a calendar, and all of it as JSON.'
          : say('One ZIP file with everything in your account, as JSON.')
      }
    >
      <Group>
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {say('Download My Data')}
        </Button>
      </Group>
      {isStudent && <ImportArchive />}
    </Section>
  )
}
