/** Product spec §9: the button appears once more than 400 px are scrolled. */
const BACK_TOP_PX = 400
export const isBackTopShown = (scrolled: number): boolean => scrolled > BACK_TOP_PX
