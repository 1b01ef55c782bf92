import type { School } from '@bearings/domain/colleges/catalog/schema'
import type { Guarantee } from '@bearings/domain/matching/asker/guarantee'
import { whoseRate, withoutHomeState } from '@bearings/domain/matching/asker/whose-rate'
import type { Placement } from '@bearings/domain/matching/placement'
import { asRead } from '@bearings/domain/words'
import { Anchor, Text } from '@mantine/core'
import { LinkAnchor } from '#ui/link-anchor.tsx'

type Props = {
  placement: Placement
  school: Pick<School, 'control' | 'state'>
  /** Whether the reader is the student, who can add what is missing. */
  isOwn: boolean
}

/** Whose admission rate the odds start from, and how the student stands to a published rule of admission. */
export function ForAsker({ placement, school, isOwn }: Props) {
  const missing = withoutHomeState(placement, school.control, school.state)
  const guarantee = 'guarantee' in placement ? placement.guarantee : null
  return (
    <>
      {whoseRate(placement).map((sentence) => (
        <Text key={sentence} size="sm" c="dimmed">
          {asRead(sentence, isOwn)}
        </Text>
      ))}
      {missing && (
        <Text size="sm" c="dimmed">
          {missing}{' '}
          {isOwn ? (
            <>
              Add your home state for yours. <LinkAnchor to="/financial/net-price">Home state</LinkAnchor>
            </>
          ) : (
            'This student shares no home state, so these odds are for everybody.'
          )}
        </Text>
      )}
      {guarantee && <Rule guarantee={guarantee} isOwn={isOwn} />}
    </>
  )
}

const stateWords = { met: 'met', not_met: 'not met', not_known: 'not known' }

/** The rule, each of its limits as the profile meets it, what else it asks for, and where it is published. */
function Rule({ guarantee, isOwn }: { guarantee: Guarantee; isOwn: boolean }) {
  const { program, gives, source, criteria, also } = guarantee
  return (
    <div>
      <Text size="sm">
        <b>{program}:</b> {gives}. <Anchor href={source}>Its rule</Anchor>
      </Text>
      <ul>
        {criteria.map(({ words, state }) => (
          <li key={words}>
            {asRead(words, isOwn)}: <b>{stateWords[state]}</b>
          </li>
        ))}
        {also.map((words) => (
          <li key={words}>
            {asRead(words, isOwn)}: {isOwn ? 'check yourself' : 'to be checked'}
          </li>
        ))}
      </ul>
    </div>
  )
}
