/** What is to be asked before a mutation with these variables is sent; `false` when it is not to be sent any more. */
export const beforeSending = new WeakMap<object, () => Promise<boolean>>()
