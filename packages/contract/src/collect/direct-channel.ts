/** Whoever comes by no institution's link chooses by himself who receives the data (docs/decisions/0210). */
export const DIRECT_CHANNEL = 'direct'

/** More than a person reads the texts of. */
export const MOST_INSTITUTIONS = 5
