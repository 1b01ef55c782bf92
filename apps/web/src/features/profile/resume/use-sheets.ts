import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of what a sheet of US Letter holds between its margins, in pixels at 96 to the inch. */
const room = 1056 - 2 * 64

export type Sheets = {
  count: number
  /** The titles of the items that stand after the first sheet. */
  after: string[]
}

/** Measures, as the content changes, how many sheets a paper takes and what stands after the first. */
export function useSheets(paper: RefObject<HTMLElement | null>, content: unknown): Sheets {
  const [sheets, setSheets] = useState<Sheets>({ count: 1, after: [] })

  useLayoutEffect(() => {
    const element = paper.current
    if (!element) return undefined
    const measure = () => {
      const top = element.offsetTop + Number.parseFloat(getComputedStyle(element).paddingTop)
      const bottoms = [...element.querySelectorAll<HTMLElement>('[data-item]')].map((item) => ({
        title: item.dataset.item ?? '',
        bottom: item.offsetTop + item.offsetHeight - top,
      }))
      const lowest = Math.max(0, ...bottoms.map(({ bottom }) => bottom))
      const after = bottoms.filter(({ bottom }) => bottom > room).map(({ title }) => title)
      setSheets({ count: Math.max(1, Math.ceil(lowest / room)), after })
    }
    measure()
    // Fonts may arrive after the text.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [paper, content])

  return sheets
}
