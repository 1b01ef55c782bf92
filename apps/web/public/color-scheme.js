// Before the first paint, so that a dark page never flashes white. A file of its own: the page allows no inline script.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('bearings.color-scheme')
  } catch {
    // Storage is switched off: the system decides.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
