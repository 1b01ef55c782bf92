import { isWriting, lettersAt, ruleAgainstSaying } from '@bearings/domain/recommenders/rules'
import type { LetterSchool, Recommender } from '@bearings/domain/recommenders/schema'
import { Card, Checkbox } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { sortByNeed } from './arrange.ts'
import { useTickLetter } from './use-recommenders.ts'
import { lettersStatus, requiredLettersInWords, saidInWords } from './words.ts'
import classes from './by-school.module.css'

type Props = { schools: readonly LetterSchool[]; recommenders: readonly Recommender[]; today: string }

/** Each school of the list: the letters it asks for, who writes them, and which have been sent. */
export function BySchool({ schools, recommenders, today }: Props) {
  const tick = useTickLetter()
  const writing = recommenders.filter(isWriting)
  const asks = (school: LetterSchool) =>
    school.teachers !== 0 || school.counselor !== false || lettersAt(school, recommenders).assigned > 0
  const without = schools.filter((school) => !asks(school))

  return (
    <FirstRows rows={sortByNeed(schools, recommenders).filter(asks)} first={4}>
      {(shown) => (
        <Card p={0}>
          <ul className="container">
            {shown.map((school) => {
              const { entryId, name, deadline } = school
              const { words, tone } = lettersStatus(lettersAt(school, recommenders))
              return (
                <li key={entryId} className={`stack items-center ruled ${classes.school}`} aria-label={name}>
                  <div>
                    <LinkAnchor
                      to="/schools/$schoolId/research"
                      params={{ schoolId: entryId }}
                      className="subject"
                    >
                      {name}
                    </LinkAnchor>
                    <span className="detail">
                      Asks for: {requiredLettersInWords(school)}
                      {deadline && `; due ${dateInWords(deadline)}`}
                    </span>
                  </div>
                  <ul className={`cluster ${classes.letters}`}>
                    {writing.flatMap(({ id, name: writer, letters }) => {
                      const letter = letters.find((each) => each.entryId === entryId)
                      if (!letter) return []
                      const { sentOn, saidBy } = letter
                      return (
                        <li key={id}>
                          <Checkbox
                            color="kelp"
                            radius="xs"
                            label={writer}
                            description={sentOn && saidInWords(letter, writer)}
                            aria-label={`Letter from ${writer} sent to ${name}`}
                            checked={sentOn !== null}
                            disabled={ruleAgainstSaying({ saidBy }) !== null}
                            onChange={({ currentTarget }) =>
                              tick.mutate({ id, entryId, sentOn: currentTarget.checked ? today : null })
                            }
                          />
                        </li>
                      )
                    })}
                  </ul>
                  <div className={classes.status}>
                    <Chip tone={tone}>{words}</Chip>
                  </div>
                </li>
              )
            })}
            {without.length > 0 && (
              <li className={`stack ruled ${classes.school}`}>
                <div>
                  No letters needed
                  <span className="detail">{without.map(({ name }) => name).join(' · ')}</span>
                </div>
              </li>
            )}
          </ul>
        </Card>
      )}
    </FirstRows>
  )
}
