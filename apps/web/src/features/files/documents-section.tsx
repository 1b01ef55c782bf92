import { fileLimits } from '@bearings/domain/files/options'
import { sizeInWords } from '@bearings/domain/files/rules'
import { Card, Group, Progress, Skeleton, Text, Title } from '@mantine/core'
import { LoadError } from '#ui/load-error.tsx'
import { UploadButton } from '#ui/upload-button.tsx'
import { DocumentRow } from './document-row.tsx'
import { acceptedDocuments, useDocuments } from './use-documents.ts'

/** A student's documents beside the profile, to add, show to the advisor, download and delete. */
export function DocumentsSection() {
  const { documents, error, retry, send, sent, refusal } = useDocuments()
  const isFull = documents !== undefined && documents.length >= fileLimits.documents

  return (
    <Card component="section" aria-labelledby="documents">
      <Group justify="space-between">
        <Title order={2} id="documents">
          Documents
        </Title>
        <UploadButton accept={acceptedDocuments} disabled={isFull} isSending={sent !== null} onChoose={send}>
          Add a Document
        </UploadButton>
      </Group>
      <Text c="dimmed" mt={2}>
        Transcripts, resumes, certificates: PDF, PNG, JPEG or WebP, up to{' '}
        {sizeInWords(fileLimits.documentBytes)} each. Only you see them; your advisor sees the ones you show,
        while you share your profile.
      </Text>
      {sent !== null && <Progress value={100 * sent} mt="md" aria-label="File upload progress" />}
      {refusal && (
        <Text c="var(--mantine-color-error)" size="sm" mt="sm" role="alert">
          {refusal}
        </Text>
      )}
      {isFull && (
        <Text c="dimmed" size="sm" mt="sm">
          You have {fileLimits.documents} documents, which is the maximum. Delete one to add another.
        </Text>
      )}
      {!documents && error && (
        <LoadError title="Error loading your documents." error={error} onRetry={retry} isPlain />
      )}
      {!documents && !error && <Skeleton height={72} mt="md" radius="md" />}
      {documents?.length === 0 && (
        <Text c="dimmed" mt="md">
          No documents yet.
        </Text>
      )}
      {documents && documents.length > 0 && (
        <ul className="hairline-below above-4">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  )
}
