const FAMILY = '"Noto Sans SC"'

/**
 * Fetches the font subsets that a text needs before anything is drawn: fonts that arrive one by one would lay out a
 * forty-page sheet again and again. A subset that cannot be fetched is left to the next best font.
 */
export async function loadFonts(text: string): Promise<void> {
  const characters = [...new Set(text)].join('')
  await Promise.all(
    ['400', '700'].map((weight) =>
      document.fonts.load(`${weight} 10pt ${FAMILY}`, characters).catch(() => []),
    ),
  )
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(null)))

/**
 * Two frames so that layout has asked for its fonts, then all of them, then the sign. A font that fails to load still
 * lets the sheet print, in the next best font.
 */
export async function announceReady(): Promise<void> {
  await nextFrame()
  await nextFrame()
  await document.fonts.ready
  document.documentElement.dataset.paperReady = ''
}

/** What went wrong, for the printer: it gives up at once instead of waiting for the ready mark. */
export function announceError(message: string): void {
  document.documentElement.dataset.paperError = message
}
