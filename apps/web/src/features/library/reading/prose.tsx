import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import classes from './reading-page.module.css'

/**
 * A text that the server rendered from Markdown, which lets no HTML through. Links to our own pages are
 * followed without reloading the app.
 */
export function Prose({ html }: { html: string }) {
  const router = useRouter()
  const text = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const path = link?.getAttribute('href')
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!isPlain || !path?.startsWith('/')) return
      event.preventDefault()
      router.history.push(path)
    }
    const element = text.current!
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [router])

  return (
    <div
      ref={text}
      className={`text-name wrap-anywhere line-28 ${classes.prose}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
