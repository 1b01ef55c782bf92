/**
 * The ends of hosts that mail programs make a link of without `https://`: common ones only, so that "St.John" and "J.R.
 * Smith" stay names.
 */
const endings = 'com|org|net|edu|gov|info|biz|xyz|app|dev|site|online|shop|store|club|page|link|live|gg|ly'
/** Ends that are also words or begin a sentence ("Thanks.Me too"), so not where only the first letter is capital. */
const shortEndings = 'io|me|co|us|uk|ca|de|eu|fr|ru|cn|in|tv|cc|ai'

const hostLabels = '(?<![\\p{L}\\p{N}_@.-])[\\p{L}\\p{N}_-]+(?:\\.[\\p{L}\\p{N}_-]+)*'
const afterHost = '(?![\\p{L}\\p{N}_@-])(?::\\d+)?(?:[/?#]\\S*)?'

const address = new RegExp(
  [
    '(?:[a-z][a-z+.-]*:\\/\\/|www\\.)\\S+',
    '\\b[\\w-]+(?:\\.[\\w-]+)*\\.[a-z]{2,}\\/\\S*',
    `${hostLabels}\\.(?:${endings})${afterHost}`,
  ].join('|'),
  'giu',
)
const shortAddress = new RegExp(
  `${hostLabels}\\.(?:${shortEndings}|${shortEndings.toUpperCase()})${afterHost}`,
  'gu',
)

/** Replaces web addresses in somebody's words, with `https://` or without. An email address stays. */
export function withoutWebAddresses(text: string): string {
  return text.replace(address, '[address]').replace(shortAddress, '[address]')
}
