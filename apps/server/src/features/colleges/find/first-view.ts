import { figureText } from '@bearings/domain/colleges/figure-text'
import { aboutCollege } from '@bearings/domain/colleges/find/about-college'
import { bestKnownFirst } from '@bearings/domain/colleges/find/best-known'
import type { FindableCollege } from '@bearings/domain/colleges/find/schema'
import escapeHtml from 'escape-html'
import { cachePerVersion } from '../search/cache-per-version.ts'
import { findable } from './findable.ts'

/** As many colleges as a tall screen shows. */
const shownColleges = 12

/**
 * Returns the best known colleges as plain HTML, in the order in which the app lists them. The page of
 * `/schools/find` shows it until the app's code has loaded. Nothing in it is about the person. Its styles are
 * in `features/colleges/find/first-view.css` of `apps/web`.
 */
export const firstView = cachePerVersion(async (db): Promise<string> => {
  const { colleges } = await findable(db)
  const rows = bestKnownFirst(colleges).slice(0, shownColleges).map(rowOf)
  return `<div class="first-view"><b>Find Schools</b><i></i><i></i><i></i><i></i><ul>${rows.join('')}</ul></div>`
})

function rowOf(college: FindableCollege): string {
  const { unitid, name, admissionRate } = college
  const admits = admissionRate === null ? 'Not reported' : figureText({ value: admissionRate, unit: 'share' })
  return (
    `<li><a href="/schools/find/${unitid}">${escapeHtml(name)}</a>` +
    `<span>${escapeHtml(aboutCollege(college, null))}</span><p>Admits <b>${admits}</b></p></li>`
  )
}
