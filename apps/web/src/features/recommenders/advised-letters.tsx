import type { AdvisedLetters as Shared } from '@bearings/domain/advising/students/schema'
import { stateLabels } from '@bearings/domain/recommenders/options'
import { countSent, isWriting, lettersAt } from '@bearings/domain/recommenders/rules'
import type { Letter } from '@bearings/domain/recommenders/schema'
import { capitalized } from '@bearings/domain/words'
import { Card, Stack, Text, Title } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { sortByNeed } from './arrange.ts'
import { NeededBy } from './needed-by.tsx'
import {
  aboutOf,
  requiredLettersInWords,
  lettersStatus,
  saidInWords,
  sentInWords,
  stateTones,
} from './words.ts'
import classes from './recommenders.module.css'

type Letters = Extract<Shared, { shared: true }>

/** A student's recommenders and which letters have been sent, read-only. */
export function AdvisedLetters({ letters, today, name }: { letters: Letters; today: string; name: string }) {
  const { recommenders, schools } = letters
  if (recommenders.length === 0)
    return (
      <Card>
        <Text>{name} has not added any recommenders yet.</Text>
      </Card>
    )
  return (
    <Stack gap="lg">
      <Stack component="section" gap="sm" aria-labelledby="advised-recommenders">
        <Title order={2} id="advised-recommenders">
          Recommenders
        </Title>
        <ResponsiveTable columns={['Name', 'Status', 'Next', 'Letters']}>
          {recommenders.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {one.name}
                <span className="detail wrap-anywhere">{aboutOf(one)}</span>
              </th>
              <td data-label="Status">
                <Chip tone={stateTones[one.state]}>{stateLabels[one.state]}</Chip>
              </td>
              <td data-label="Next" data-empty={!waits(one, schools) || undefined}>
                <div className={`row gap-3 ${classes.needed}`}>
                  <NeededBy isAdvised recommender={one} schools={schools} today={today} />
                </div>
              </td>
              <td data-label="Letters" className="figures">
                {sentInWords(one.letters, schools)}
              </td>
            </tr>
          ))}
        </ResponsiveTable>
      </Stack>
      <Stack component="section" gap="sm" aria-labelledby="advised-letters">
        <Title order={2} id="advised-letters">
          By school
        </Title>
        {schools.length === 0 && <Text c="dimmed">{name} has not chosen a school for any of them yet.</Text>}
        {schools.length > 0 && (
          <ResponsiveTable columns={['School', 'Asks for', 'Letters', 'Status']}>
            {sortByNeed(schools, recommenders).map((school) => {
              const { words, tone } = lettersStatus(lettersAt(school, recommenders))
              const written = recommenders.filter(isWriting).flatMap(({ name: writer, letters: theirs }) => {
                const letter = theirs.find(({ entryId }) => entryId === school.entryId)
                return letter ? `${writer}: ${advisedInWords(letter, writer)}` : []
              })
              return (
                <tr key={school.entryId}>
                  <th scope="row">
                    {school.name}
                    {school.deadline && (
                      <span className="detail wrap-anywhere">Due {dateInWords(school.deadline)}</span>
                    )}
                  </th>
                  <td data-label="Asks for">{capitalized(requiredLettersInWords(school))}</td>
                  <td data-label="Letters" data-empty={written.length === 0 || undefined}>
                    {written.map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                  </td>
                  <td data-label="Status">
                    <Chip tone={tone}>{words}</Chip>
                  </td>
                </tr>
              )
            })}
          </ResponsiveTable>
        )}
      </Stack>
    </Stack>
  )
}

/** Returns when a letter was sent, as whom says. The student's word is named, too, since an advisor reads it. */
function advisedInWords(letter: Letter, writer: string): string {
  const words = saidInWords(letter, writer).replace(/^[SN]/, (first) => first.toLowerCase())
  return letter.saidBy === 'student' ? `${words}, says the student` : words
}

/** Returns whether a letter of this recommender is still to come. */
function waits(one: Letters['recommenders'][number], schools: Letters['schools']): boolean {
  const { sent, of } = countSent(one.letters, schools)
  return isWriting(one) && sent < of
}
