import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from './fraunces-text-normal.woff2?url'

// The first thing that the app does, while the line has nothing else to bring and the processor is busy beginning it. Asked
// for with the page itself, these would share a slow line with the code that everything waits for.
void window.bearingsAsked?.askForFile?.('colleges')
for (const href of [figtree, fraunces]) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
  document.head.append(link)
}
