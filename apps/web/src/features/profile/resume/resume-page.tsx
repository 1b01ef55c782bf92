import { fileNameFor } from '@bearings/domain/file-name'
import { resumeOf, shownOf } from '@bearings/domain/profile/resume/rules'
import { months } from '@bearings/domain/today'
import { counted } from '@bearings/domain/words'
import { Box, Button, Card, Group, Stack, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconPrinter, IconUser } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Choices } from './choices.tsx'
import { Paper } from './paper.tsx'
import { useChoices } from './use-choices.ts'
import { type Sheets, useSheets } from './use-sheets.ts'
import { WordButton } from './word-button.tsx'
import classes from './resume-page.module.css'

/** The width of the paper, in pixels. */
const paperWidth = 816

/** A résumé of the profile, to print or to save as a PDF. */
export function ResumePage() {
  const { data: view } = useSuspenseQuery(query('GET /profile'))
  const { fullName, email, graduationYear } = useMe()
  const { choices, choose } = useChoices()
  const today = useToday()
  const paper = useRef<HTMLElement>(null)
  const { ref: place, width } = useElementSize()
  const parts = useMemo(
    () => resumeOf({ profile: view.profile, graduationYear }, choices),
    [view.profile, graduationYear, choices],
  )
  const shown = useMemo(
    () => shownOf({ profile: view.profile, graduationYear }, choices),
    [view.profile, graduationYear, choices],
  )
  const sheets = useSheets(paper, shown)
  const fileName = fileNameFor(`${fullName}, résumé, ${monthInWords(today)}`)
  const scale = width === 0 ? 1 : Math.min(1, width / paperWidth)

  return (
    <Stack gap="xl">
      <div className="no-print">
        <PageHeader
          back={<BackLink to="/profile">Profile Builder</BackLink>}
          title="Résumé"
          about="From your profile, for recommenders, interviews and scholarships. What you choose here stays on this device."
        >
          {parts.length > 0 && (
            <Group gap="xs">
              <WordButton name={fileName} choices={choices} />
              <Button leftSection={<Icon of={IconPrinter} />} onClick={() => printAs(fileName)}>
                Print or Save as PDF
              </Button>
            </Group>
          )}
        </PageHeader>
      </div>
      {parts.length === 0 ? (
        <EmptyState
          icon={IconUser}
          title="Nothing to show yet"
          action={
            <LinkButton to="/profile/edit/$step" params={{ step: 'activities' }}>
              Add an Activity
            </LinkButton>
          }
        >
          Your activities, awards and courses appear here as you add them to your profile.
        </EmptyState>
      ) : (
        <div className={`stack items-start gap-6 ${classes.page}`}>
          <Card component="section" aria-label="What it shows" className="no-print">
            <Choices choices={choices} parts={parts} onChoose={choose} />
          </Card>
          <div ref={place} className={`shrinks ${classes.place}`}>
            <Text component="output" size="sm" c="dimmed" display="block" mb="xs" className="no-print">
              {sheetsInWords(sheets)}
            </Text>
            <Box className={classes.scaled} __vars={{ '--scale': String(scale) }}>
              <Paper
                ref={paper}
                name={fullName}
                email={choices.hidden.includes('email') ? null : email}
                parts={shown}
                isInColumns={choices.look === 'columns'}
              />
            </Box>
          </div>
        </div>
      )}
    </Stack>
  )
}

/** `2026-11-28` as "Nov 2026". */
function monthInWords(today: string): string {
  return `${months[Number(today.slice(5, 7)) - 1]!.slice(0, 3)} ${today.slice(0, 4)}`
}

function sheetsInWords({ count, after }: Sheets): string {
  if (count === 1) return '1 page'
  return `${counted(count, 'page')}. On one page there is no room for ${after.join('; ')}.`
}

/** Prints the page. A browser that saves it as a PDF offers this name. */
function printAs(name: string): void {
  const title = document.title
  window.addEventListener('afterprint', () => (document.title = title), { once: true })
  document.title = name
  window.print()
}
