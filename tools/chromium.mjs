// Finds a Chromium for the browser tests, or says how to get one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// The one without a window comes first: the same engine, with a quarter less CPU time for the tests.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
]
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  'C:\\Program Files\\Google\\Chrome\\Application',
]

/** Returns a browser's path: CHROMIUM_PATH, an installed one, or Debian's package if it can be installed. */
export function chromium() {
  const found = find() ?? installFromDebian()
  if (found) return found
  console.error(
    'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to where it is.',
  )
  process.exit(1)
}

function find() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...places]
  return folders.flatMap((folder) => [...names, 'Google Chrome'].map((name) => join(folder, name))).find(runs)
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installFromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  console.log('Installing Chromium from Debian for the browser tests …')
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update')
  // Older releases of Debian, and Ubuntu, have only the browser with windows.
  const { status } = apt('install', '-y', 'chromium-headless-shell', 'fonts-liberation')
  if (status !== 0) apt('install', '-y', 'chromium', 'fonts-liberation')
  return find()
}
