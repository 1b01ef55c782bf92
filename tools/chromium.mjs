// Finds a Chromium for the browser tests, or says how to get one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
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
  console.log("Installing Debian's package chromium for the browser tests …")
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update')
  apt('install', '-y', 'chromium', 'fonts-liberation')
  return find()
}
