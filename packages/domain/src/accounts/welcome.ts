/**
 * Returns the greeting: "Welcome" on the day of signing up, then "Welcome back". Has no imports, because the
 * script that runs before the app's code also contains it.
 * @param today, signedUpOn Dates where the person is, in the same format.
 */
export function welcome(today: string, signedUpOn: string): string {
  return today === signedUpOn ? 'Welcome' : 'Welcome back'
}
