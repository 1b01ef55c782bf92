import { limits } from '@bearings/domain/colleges/find/options'
import { dollars } from '@bearings/domain/words'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** Leads to the colleges of the catalog within a budget, the lowest price first. @param budget US dollars a year. */
export function WithinBudgetLink({ budget }: { budget: number }) {
  const { min, max } = limits.price
  const price = Math.min(max, Math.max(min, budget))
  return (
    <LinkAnchor
      to="/schools/find"
      search={{ price, sort: 'price' }}
      inherit
      underline="always"
      className="no-print"
    >
      See the colleges within {dollars(price)}
    </LinkAnchor>
  )
}
