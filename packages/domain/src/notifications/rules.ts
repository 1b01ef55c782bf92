/**
 * A path within the product: `/essays?open=1`, never another host.
 * Browsers read `//host` and `/\host` as hosts and drop white space, so none of these pass.
 * The table's CHECK is made from this pattern; it means the same to PostgreSQL.
 */
export const internalPath = /^\/(?![/\\])[^\\\s]*$/
