import { Failure } from '@bearings/domain/failure'
import type { ArticleWords } from '@bearings/domain/library/editions/schema'
import { Card, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import { LoadError } from '#ui/load-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'
import { ArticleText } from '../blog/article-text.tsx'
import { labelOf } from './words.ts'
import classes from './editions.module.css'

/** A preview of the article, rendered by the server and by the same component as the public page. */
export function EditionPreview({ words }: { words: ArticleWords }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['POST /library/editions/preview', words],
    queryFn: () => call('POST /library/editions/preview', words),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  const [fault] = error instanceof Failure ? (error.fields ?? []) : []
  if (fault)
    return (
      <Card role="alert">
        <Text>
          To see the preview, fix this first: <strong>{labelOf(fault.path)}:</strong> {fault.message}
        </Text>
      </Card>
    )
  if (error) return <LoadError title="The preview could not be made" error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <section aria-label="Preview" className={`pad-5 rounded-card ${classes.preview}`}>
      <ArticleText article={data.article} isPart />
    </section>
  )
}
