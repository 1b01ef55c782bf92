import { collegeOf } from '@bearings/domain/matching/college-of'
import { place } from '@bearings/domain/matching/placement'
import { publishedOf } from '@bearings/domain/matching/published-school'
import type { FigureName, School } from '@bearings/domain/schools/catalog/schema'
import { Text } from '@mantine/core'
import { useToday } from '#platform/use-today.ts'
import { KeyFigures } from '../college/key-figures.tsx'
import { priceFigure } from '../college/price-figure.ts'
import { numbered } from '../college/sources.ts'
import { useApplicant } from '../matching/use-applicant.ts'
import { useMeans } from '../matching/use-means.ts'

const shown: FigureName[] = [
  'admission_rate',
  'sat_rw_25',
  'net_price_avg',
  'net_price_110k_plus',
  'grad_rate_6yr',
  'median_earnings_10yr',
]

/** What matters most of a school on the list, before the blank sheet: five figures with the student's place in each. */
export function KeyFacts({ school }: { school: School }) {
  const today = useToday()
  const { applicant, incomeBracket } = useApplicant()
  const means = useMeans(incomeBracket)
  const placement = applicant && place(applicant, collegeOf(publishedOf(school), today))
  const figures = Object.fromEntries(shown.map((name) => [name, school.figures[name]]))
  const { sources, numberOf } = numbered({ ...school, figures, fields: null, factors: null })

  return (
    <div>
      <KeyFigures
        school={school}
        placement={placement}
        applicant={applicant}
        price={priceFigure(school, means)}
        numberOf={numberOf}
      />
      <Text size="xs" c="dimmed" mt={8}>
        <b>Sources</b> {sources.map((source, at) => `${at + 1} ${source}`).join(' · ')}
      </Text>
    </div>
  )
}
