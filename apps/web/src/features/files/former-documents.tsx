import { Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { DocumentRow } from './document-row.tsx'

/** Documents an advisor or admin uploaded as a student, to download or delete; hidden for everyone else. */
export function FormerDocuments() {
  const { data: documents = [] } = useQuery(query('GET /documents'))
  if (documents.length === 0) return null
  return (
    <Card component="section" aria-labelledby="documents">
      <Title order={2} id="documents">
        Documents
      </Title>
      <Text c="dimmed" mt={2}>
        Kept from when you were a student. Only you see them.
      </Text>
      <ul className="hairline-below above-4">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
    </Card>
  )
}
