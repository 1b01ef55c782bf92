import { statusLabels } from '@bearings/domain/essays/rules'
import { Box, Card, Skeleton, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { Chip } from '#ui/chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { essayTones } from '#ui/status-tones.ts'
import { AskedOfCollege } from './asked/asked-of-college.tsx'
import { useAsked } from './asked/use-asked.ts'
import { essayLength } from './words.ts'
import classes from './school-essays.module.css'

/** A school's essays on its own page. Prefetch `GET /essays` and `GET /essays/asked` for it. */
export function SchoolEssays({ entryId }: { entryId: string }) {
  const { data: essays, error, refetch } = useQuery(query('GET /essays'))
  const { answered } = useAsked(entryId)
  const shared = answered?.flatMap(({ answer }) => (answer?.entryId === null ? [answer] : [])) ?? []
  const own = essays && [...essays.filter((essay) => essay.entryId === entryId), ...shared]

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
      {own && <AskedOfCollege entryId={entryId} />}
      <ul className="above-3">
        {own?.map(({ id, promptName, status, entryId: of, ...lengths }) => (
          <li key={id} className={`relative hairline ${classes.essay}`}>
            <RowLink to="/essays/$essayId" params={{ essayId: id }} className="clamped hover-underline">
              {promptName}
            </RowLink>
            <div className="secondary cluster above-2 gap-3 row-gap-1">
              <Chip tone={essayTones[status]}>{statusLabels[status]}</Chip>
              <span className="figures">{essayLength(lengths)}</span>
              {of === null && <span>Shared</span>}
            </div>
          </li>
        ))}
      </ul>
      <LinkAnchor
        to="/essays"
        search={{ add: entryId }}
        fw={600}
        className={`touch no-print inline-row ${classes.add}`}
      >
        Add another
      </LinkAnchor>
    </Card>
  )
}
