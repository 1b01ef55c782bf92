import type { FindingFile } from '@bearings/domain/colleges/find/schema'
import { yearsInWords } from '@bearings/domain/words'
import classes from './results.module.css'

const figures: Record<string, string> = {
  admissionRate: 'admission rates',
  sat: 'test scores',
  undergraduates: 'students',
  graduationRate: 'graduation rates',
  netPrice: 'net prices',
}

/** A line with the sources and years of the page's figures. */
export function Sources({ sources }: { sources: FindingFile['sources'] }) {
  const years = Object.entries(figures).flatMap(([name, words]) => {
    const ofLevels = Object.values(sources[name] ?? {}).map(({ year }) => yearsInWords(year))
    return ofLevels.length > 0 ? [`${words} ${[...new Set(ofLevels)].join(' or ')}`] : []
  })
  const published = new Set(Object.values(sources.admissionRate ?? {}).map(({ source }) => source))
  return (
    <p className={`caption line-16 hairline ${classes.sources}`}>
      {[...published].join('; ')}: {years.join(', ')}. Years differ by level of college; each college’s page
      has the source of every figure. Colleges that do not report a figure are left out when you filter by it.
    </p>
  )
}
