import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

const Dialog = () => 'The dialog'
const importDialog = async () => ({ Dialog })

function rendered(component: ReturnType<typeof lazyComponent<{ Dialog: typeof Dialog }, 'Dialog'>>): string {
  return renderToString(createElement(Suspense, { fallback: 'Nothing yet' }, createElement(component)))
}

describe('a dialog that loads later', () => {
  it('is there in the first frame, once its code was loaded ahead', async () => {
    const LoadedAhead = lazyComponent(importDialog, 'Dialog')
    await LoadedAhead.load()
    expect(rendered(LoadedAhead)).toContain('The dialog')
  })

  it('loads its code when it is opened, if it was not loaded ahead', () => {
    expect(rendered(lazyComponent(importDialog, 'Dialog'))).not.toContain('The dialog')
  })
})
