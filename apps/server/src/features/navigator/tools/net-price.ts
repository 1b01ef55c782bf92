import { dollars } from '@bearings/domain/navigator/prose'
import type { FigureName } from '@bearings/domain/schools/catalog/schema'
import { pageOf, type Saying } from '../college/saying.ts'
import { catalogued, yours } from '../notes.ts'

/** The federal bracket of each bracket of a profile: of two that it reaches into, the dearer one. */
const bracketFigures: Record<string, { figure: FigureName; words: string }> = {
  'under-30k': { figure: 'net_price_0_30k', words: '$30,000 or less' },
  '30k-60k': { figure: 'net_price_48_75k', words: '$48,001–$75,000' },
  '60k-100k': { figure: 'net_price_75_110k', words: '$75,001–$110,000' },
  '100k-150k': { figure: 'net_price_110k_plus', words: 'over $110,000' },
  '150k-250k': { figure: 'net_price_110k_plus', words: 'over $110,000' },
  'over-250k': { figure: 'net_price_110k_plus', words: 'over $110,000' },
}

/** What families with an income like the student's paid after grants; the average where no income is given. */
export async function netPriceFact({ asked, school, notes, whom }: Saying): Promise<string | null> {
  const incomeBracket = await asked.incomeBracket()
  const bracket = incomeBracket === null ? undefined : bracketFigures[incomeBracket]
  const own = bracket && school.figures[bracket.figure]
  const page = pageOf(school)
  const average = school.figures.net_price_avg
  const resident = school.control === 'public' ? ' for residents of the state' : ''
  if (own) {
    notes.use('your profile')
    const mark = notes.cite(catalogued(`${own.source}, ${own.year}`, page))
    const profileMark = notes.cite(yours('Your profile: income bracket', '/profile/edit/0'))
    return `After grants, families at ${bracket.words} paid **${dollars(own.value)}** a year at ${whom}${resident}${mark}. That is the bracket of your profile${profileMark}.`
  }
  if (!average) return null
  const hint =
    incomeBracket === null
      ? ' [Add your income bracket](/profile/edit/0) to see what families like yours paid.'
      : ''
  return `After grants, students with federal aid at ${whom} paid **${dollars(average.value)}** a year on average${resident}${notes.cite(catalogued(`${average.source}, ${average.year}`, page))}.${hint}`
}
