import type { Contributor } from '@bearings/domain/money/parents/options'
import {
  type ParentAnswers,
  parentQuestions,
  type ParentQuestion,
  whoFiles,
} from '@bearings/domain/money/parents/rules'
import { inProse } from '@bearings/domain/words'
import { Anchor, Card, Radio, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { LinkAnchor } from '#ui/link-anchor.tsx'

const unanswered: ParentAnswers = {
  home: null,
  support: null,
  means: null,
  firstIsMarried: null,
  secondIsMarried: null,
}

type Question = { label: string; choices: [value: string, label: string][] }
const married: Question['choices'] = [
  ['true', 'Yes'],
  ['false', 'No'],
]
const questions: Record<ParentQuestion, Question> = {
  home: {
    label: 'How do your parents live?',
    choices: [
      ['together', 'Together, married or not'],
      ['apart', 'Apart: divorced, separated or never together'],
      ['one', 'There is only one, who is parent 1'],
      ['none', 'I can’t reach either, or it isn’t safe'],
    ],
  },
  support: {
    label:
      'Who gave you more support in the last 12 months? Count money, housing, food, clothes and insurance.',
    choices: [
      ['first', 'Parent 1'],
      ['second', 'Parent 2'],
      ['same', 'Both the same'],
    ],
  },
  means: {
    label: 'Who has the higher income and assets?',
    choices: [
      ['first', 'Parent 1'],
      ['second', 'Parent 2'],
    ],
  },
  firstIsMarried: { label: 'Is parent 1 married to somebody else now?', choices: married },
  secondIsMarried: { label: 'Is parent 2 married to somebody else now?', choices: married },
}

const names: Record<Contributor, string> = {
  first: 'parent 1',
  second: 'parent 2',
  'first-spouse': 'the spouse of parent 1',
  'second-spouse': 'the spouse of parent 2',
}

/** Five questions, whose answers stay on the page, and who then fills in which form. */
export function WhichParent() {
  const [answers, setAnswers] = useState(unanswered)
  const files = whoFiles(answers)
  const answer = (question: ParentQuestion, value: string) =>
    setAnswers({ ...answers, [question]: question.endsWith('IsMarried') ? value === 'true' : value })
  return (
    <Card component="section" aria-labelledby="which-parent">
      <Title order={2} id="which-parent">
        Which parent fills in which form
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        For a student who depends on parents. Nothing of this is stored.
      </Text>
      <Stack gap="lg">
        {parentQuestions(answers).map((question) => (
          <Radio.Group
            key={question}
            label={questions[question].label}
            value={answers[question] === null ? null : String(answers[question])}
            onChange={(value) => answer(question, value)}
          >
            <Stack gap={6} mt={6}>
              {questions[question].choices.map(([value, label]) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Stack>
          </Radio.Group>
        ))}
      </Stack>
      <div aria-live="polite">
        {files && (
          <Stack gap={6} mt="lg">
            {files.fafsa.length === 0 ? (
              <Text>
                Say on the FAFSA that you have <b>unusual circumstances</b>. You can then send it without a
                parent, and each college decides.
              </Text>
            ) : (
              <>
                <Text>
                  <b>FAFSA:</b> you and {inProse(files.fafsa.map((who) => names[who]))}.
                  {files.fafsa.length > 1 && ' Of two who filed taxes together, one is enough to sign.'}
                </Text>
                <Text>
                  <b>CSS Profile:</b> you, and a college may ask {inProse(files.css.map((who) => names[who]))}
                  .
                  {files.css.length > files.fafsa.length &&
                    ' A parent who is absent or violent can be left out with its waiver.'}
                </Text>
              </>
            )}
          </Stack>
        )}
      </div>
      <Text size="sm" mt="md">
        Each person on the FAFSA is a <b>contributor</b>: they sign in with an account of their own and{' '}
        <b>consent</b> that tax figures come from the IRS, even if they filed no return. It is no promise to
        pay. Without the consent of one of them there is no federal aid. A contributor without a Social
        Security number can make an account, too;{' '}
        <LinkAnchor
          to="/resources/guides/$slug"
          params={{ slug: 'undocumented-and-mixed-status' }}
          inherit
          underline="always"
        >
          families with mixed immigration status
        </LinkAnchor>{' '}
        should first read what the form reveals.
      </Text>
      <Text size="sm" c="dimmed" mt="sm">
        Sources:{' '}
        <Anchor
          href="https://studentaid.gov/apply-for-aid/fafsa/filling-out/parent-info"
          target="_blank"
          rel="noreferrer"
          inherit
          underline="always"
        >
          Federal Student Aid
        </Anchor>
        ,{' '}
        <Anchor
          href="https://cssprofile.collegeboard.org"
          target="_blank"
          rel="noreferrer"
          inherit
          underline="always"
        >
          College Board
        </Anchor>
        . More in{' '}
        <LinkAnchor
          to="/resources/guides/$slug"
          params={{ slug: 'parents-apart-or-unwilling' }}
          inherit
          underline="always"
        >
          Parents who live apart, or who won’t file
        </LinkAnchor>
        .
      </Text>
    </Card>
  )
}
