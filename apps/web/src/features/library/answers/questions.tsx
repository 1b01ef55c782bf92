import { spokenQuestion } from '@bearings/domain/library/answers/rules'
import type { AnswerSummary } from '@bearings/domain/library/answers/schema'
import { say } from '@bearings/domain/say'
import { Accordion, Card, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnswersSearch } from './answers-search.ts'
import { OpenAnswer } from './open-answer.tsx'

/** As many questions as a search shows at once: who finds more types another word. */
const mostShown = 50

type Props = { answers: readonly AnswerSummary[]; search: AnswersSearch; isSearching: boolean }

/** Questions of which one is open, as the address says. */
export function Questions({ answers, search, isSearching }: Props) {
  const navigate = useNavigate()
  const isLimited = isSearching && answers.length > mostShown
  const shown = isLimited ? answers.filter(({ slug }, at) => at < mostShown || slug === search.open) : answers
  /** The question that the page was opened for, which may be far down. */
  const [linked] = useState(search.open)
  const open = (slug: string | null) =>
    void navigate({
      to: '/resources/answers',
      search: { ...search, open: slug ?? undefined },
      replace: true,
      resetScroll: false,
    })

  return (
    <>
      <Card p={0}>
        <Accordion order={3} value={search.open ?? null} onChange={open}>
          {shown.map(({ slug, ...asked }) => {
            const { text, lang } = spokenQuestion(asked)
            return (
              <Accordion.Item key={slug} value={slug}>
                <Accordion.Control lang={lang}>{text}</Accordion.Control>
                <Accordion.Panel>
                  {slug === search.open && <OpenAnswer slug={slug} isLinked={slug === linked} />}
                </Accordion.Panel>
              </Accordion.Item>
            )
          })}
        </Accordion>
      </Card>
      {isLimited && (
        <Text c="dimmed">
          {say('The first {most} are shown. Type another word to see fewer.', { most: mostShown })}
        </Text>
      )}
    </>
  )
}
