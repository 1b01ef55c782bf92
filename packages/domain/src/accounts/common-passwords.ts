const common = new Set(['password', '12345678', '123456789', 'password1', 'qwertyuiop'])
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
