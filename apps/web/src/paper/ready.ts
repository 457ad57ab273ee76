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

/**
 * The sign that the printer waits for, when the fonts of every word on the sheet are in place: asked for by the text itself,
 * so that nothing has to be laid out for the screen first. A font that fails to load still lets the sheet print, in the next
 * best font.
 * @param sheet fragment of the address: one page prints several documents one after another, and the sign tells which is there
 */
export async function announceReady(sheet: string): Promise<void> {
  await loadFonts(document.body.textContent)
  await document.fonts.ready
  document.documentElement.dataset.paperReady = sheet
}

/** What went wrong, for the printer: it gives up at once instead of waiting for the ready mark. */
export function announceError(message: string): void {
  document.documentElement.dataset.paperError = message
}
