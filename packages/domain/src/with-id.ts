/** The input of an endpoint whose path names one row. */
export type WithId = { id: string }
