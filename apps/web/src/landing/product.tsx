import type { CSSProperties } from 'react'
import { colleges, satRangeOf } from './colleges.ts'

/**
 * A picture of the real product: the home page of the demo's student, a college’s score range from the
 * catalog, and our promises.
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
        <Range />
        <p>
          <strong>{colleges}</strong> colleges, federal data
        </p>
        <ul>
          <li>No advertising, and no trackers.</li>
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

const example = satRangeOf('Kalamazoo College')
const scale = { from: 1000, to: 1600 }

/** The middle half of one college's scores, drawn as in the school lists. */
function Range() {
  const share = (score: number) => (score - scale.from) / (scale.to - scale.from)
  // React's types have no custom properties.
  const ends = { '--from': share(example.from), '--to': share(example.to) } as CSSProperties
  return (
    <div className="range" style={ends}>
      <span className="track" aria-hidden />
      <p className="ends">
        <span>{example.from}</span> <span className="unseen">to</span> <span>{example.to}</span>
      </p>
      <p>{example.name}, the SAT scores of the middle half of a class, both sections added</p>
    </div>
  )
}
