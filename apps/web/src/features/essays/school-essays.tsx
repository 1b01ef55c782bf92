import { statusLabels } from '@bearings/domain/essays/rules'
import { Box, Card, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { Chip } from '#ui/chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { essayTones } from '#ui/status-tones.ts'
import { wordsInWords } from './words.ts'
import classes from './school-essays.module.css'

/** A school's essays on its own page. Prefetch `GET /essays` for it. */
export function SchoolEssays({ entryId }: { entryId: string }) {
  const { data: essays, error, refetch } = useQuery(query('GET /essays'))
  const own = essays?.filter((essay) => essay.entryId === entryId)

  return (
    <Card component="section" aria-labelledby="essays">
      <Title order={2} id="essays">
        Essays
      </Title>
      {error && !essays && (
        <Box mt="sm">
          <LoadError title="Error loading essays" error={error} onRetry={refetch} isPlain />
        </Box>
      )}
      {!error && !own && (
        <div aria-busy>
          <VisuallyHidden component="output">Loading essays…</VisuallyHidden>
          <Skeleton height={44} mt="md" />
        </div>
      )}
      {own?.length === 0 && (
        <Text c="dimmed" mt="sm">
          None yet for this school.
        </Text>
      )}
      <ul className={classes.essays}>
        {own?.map(({ id, promptName, status, words, wordLimit }) => (
          <li key={id} className={classes.essay}>
            <RowLink to="/essays/$essayId" params={{ essayId: id }} className="clamped hover-underline">
              {promptName}
            </RowLink>
            <div className={classes.status}>
              <Chip tone={essayTones[status]}>{statusLabels[status]}</Chip>
              <span className="figures">{wordsInWords(words, wordLimit)}</span>
            </div>
          </li>
        ))}
      </ul>
      <LinkAnchor to="/essays" search={{ add: entryId }} fw={600} className={`${classes.add} no-print`}>
        Add an essay
      </LinkAnchor>
    </Card>
  )
}
