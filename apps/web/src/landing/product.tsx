import type { CSSProperties } from 'react'
import { colleges, priceOf } from './colleges.ts'

/**
 * A picture of the real product: the home page of the demo's student, a college’s price from the catalog,
 * and our promises.
 */
export function Product() {
  return (
    <section className="product wide" aria-label="What a student sees">
      <picture>
        {/* The picture matches the color scheme of the visitor's device. */}
        <source media="(width < 768px) and (prefers-color-scheme: dark)" {...picture('phone-dark')} />
        <source media="(width < 768px)" {...picture('phone-light')} />
        <source media="(prefers-color-scheme: dark)" {...picture('home-dark')} />
        <img
          src="/src/landing/pictures/home-light.webp"
          {...sizes.home}
          loading="lazy"
          decoding="async"
          alt="The demo student’s home page: the progress of the applications, this week’s tasks and the next deadlines."
        />
      </picture>
      <div className="proof">
        <Price />
        <p>
          <strong>{colleges}</strong> colleges, federal data
        </p>
        <ul>
          <li>Free, without advertising or trackers, on your own or your school’s machine.</li>
          <li>Your advisor reads only the parts of your work that you share.</li>
          <li>Download all your data, or delete it.</li>
        </ul>
      </div>
    </section>
  )
}

/** The sizes in pixels of the pictures that `npm run pictures` takes. */
const sizes = { home: { width: 1280, height: 800 }, phone: { width: 390, height: 760 } }

function picture(name: `${keyof typeof sizes}-${'light' | 'dark'}`) {
  const size = name.startsWith('phone') ? sizes.phone : sizes.home
  return { srcSet: `/src/landing/pictures/${name}.webp`, ...size }
}

const example = priceOf('Rice University')
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** What one college costs on paper, and how little of it a family may pay. */
function Price() {
  // React's types have no custom properties.
  const share = { '--paid': example.paid / example.cost } as CSSProperties
  return (
    <div className="price" style={share}>
      <span className="track" aria-hidden />
      <p className="ends">
        <span>{dollars(example.paid)} paid</span> <span>{dollars(example.cost)} in full</span>
      </p>
      <p>
        A year at {example.name}: what families with incomes under $30,000 paid on average after grants, and
        the full cost
      </p>
    </div>
  )
}
