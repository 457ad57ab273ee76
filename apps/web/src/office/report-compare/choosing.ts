/** In the address instead of a number: the dialog is open and nothing is chosen yet. */
export const CHOOSING = 'choose'
