/** Numbers of the reports of the last order in the address, by commas. */
export const PACK = 'pack'

/** Stands in the address for the kinds where nothing is ticked: without it the first kind is. */
export const NONE = 'none'
