import type { StoredDocument } from '@bearings/domain/files/schema'
import { Button, Card, Skeleton, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Icon } from '#ui/icon.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { useDownload } from './use-download.ts'
import { aboutDocument, kindWords } from './words.ts'
import classes from './documents.module.css'

/** The documents that a student shows, as their advisor sees them below the profile. */
export function AdvisedDocuments({ studentId, name }: { studentId: string; name: string }) {
  const result = useQuery(query('GET /advising/students/{id}/documents', { id: studentId }))
  const { data, error, refetch } = result
  if (data && !data.shared) return null

  return (
    <Card component="section" aria-labelledby="documents">
      <Title order={2} id="documents">
        Documents
      </Title>
      {!data && error && (
        <LoadError title="Error loading the documents." error={error} onRetry={refetch} isPlain />
      )}
      {!data && !error && <Skeleton height={56} mt="md" radius="md" />}
      {data?.documents.length === 0 && (
        <Text c="dimmed" mt={4}>
          {name} shares no documents.
        </Text>
      )}
      {data && data.documents.length > 0 && (
        <ul className="hairline-below above-4">
          {data.documents.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ document }: { document: StoredDocument }) {
  const { timeZone } = useMe()
  const download = useDownload(document.id)
  return (
    <li className={`stack items-center hairline pad-y-3 ${classes.document}`}>
      <div>
        <span className="wrap-anywhere strong">{document.name}</span>
        <span className="detail">{aboutDocument(document, timeZone)}</span>
      </div>
      <span>{kindWords[document.kind]}</span>
      <Button
        variant="default"
        leftSection={<Icon of={IconDownload} />}
        aria-label={`Download ${document.name}`}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        Download
      </Button>
    </li>
  )
}
