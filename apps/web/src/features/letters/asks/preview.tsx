import type { Attached as Given } from '@bearings/domain/letters/schema'
import { counted } from '@bearings/domain/words'
import { Card, Stack, Text, Title } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import { Attached } from '../attached.tsx'

type Props = {
  student: string
  colleges: number
  wantedBy: string
  isMailed: boolean
  attached: Given
}

/** What the recommender will read: in the email, and on their page. */
export function Preview({ student, colleges, wantedBy, isMailed, attached }: Props) {
  const where = colleges === 0 ? '' : ` for ${counted(colleges, 'college')}`
  const by = wantedBy === '' ? '' : `, needed by ${dateInWords(wantedBy)}`
  return (
    <Card component="section" aria-label="Preview">
      <Stack gap="md">
        {isMailed && (
          <div>
            <Title order={3} size="h4">
              In the email
            </Title>
            <Text size="sm">
              Subject: {student} asks you for a letter. It says: “{student} asks you for a letter of
              recommendation
              {where}
              {by}.” and has a link. Your note is not in it.
            </Text>
          </div>
        )}
        <div>
          <Title order={3} size="h4" mb="xs">
            On their page
          </Title>
          <Attached attached={attached} />
        </div>
      </Stack>
    </Card>
  )
}
