import { createRoot } from 'react-dom/client'
import { Compass } from '#ui/compass.tsx'
import classes from './accepted-moment.module.css'

/** Lets the needle of the compass swing once and come to rest, over the page and out of its way. */
export function showMoment(): void {
  const place = document.createElement('div')
  place.className = classes.moment!
  place.dataset.moment = 'accepted'
  document.body.append(place)
  const root = createRoot(place)
  root.render(<Compass size={120} />)
  place.addEventListener('animationend', ({ target }) => {
    if (target !== place) return
    root.unmount()
    place.remove()
  })
}
