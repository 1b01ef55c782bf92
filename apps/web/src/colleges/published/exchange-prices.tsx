import type { School } from '@bearings/domain/colleges/catalog/schema'
import type { PricedHome } from '@bearings/domain/matching/priced'
import { pricedOf } from '@bearings/domain/matching/published-school'
import { exchangePrices, exchanges } from '@bearings/domain/matching/tuition-exchange'
import { dollars } from '@bearings/domain/words'
import { Anchor } from '@mantine/core'
import classes from './costs-card.module.css'

/** What an exchange between states would lower the cost to. It is not the price, but one with a condition. */
export function ExchangePrices({ school, home }: { school: School; home: PricedHome }) {
  const { level, exchanges: joined } = school
  return exchangePrices({ ...pricedOf(school), level, exchanges: joined }, home).map(({ exchange, upTo }) => {
    const { name, percent, condition, page } = exchanges[exchange]
    return (
      <p key={exchange} className={classes.exchange}>
        {upTo === null ? (
          `Tuition of at most ${percent} percent of residents’`
        ) : (
          <>
            <b>{`At most ${dollars(upTo)}`}</b> a year before aid
          </>
        )}{' '}
        with{' '}
        <Anchor href={page} target="_blank" rel="noreferrer" inherit underline="always">
          {name}
        </Anchor>
        , if {condition}. Not checked with the college.
      </p>
    )
  })
}
