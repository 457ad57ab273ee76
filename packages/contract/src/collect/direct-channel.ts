/** Whoever comes by no institution's link chooses by himself who receives the data (docs/decisions/0210). */
export const DIRECT_CHANNEL = 'direct'
