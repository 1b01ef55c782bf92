/** A setting with a wrong value; its message is one line that names the variable and what it accepts. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
